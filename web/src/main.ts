import { mount } from 'svelte';
import '../made/fonts/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import App from './App.svelte';
import { lost } from './lib/lost';
import { me } from './state/me.svelte';
import { settings } from './state/settings.svelte';

addEventListener('vite:preloadError', () => void lost());
void settings.begin().then(() => {
  void me.begin();
  mount(App, { target: document.getElementById('app')! });
});
