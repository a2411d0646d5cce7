// Runs before anything is drawn: nobody sees the wrong light or language for a moment, and the files this page needs
// are on their way before the program asks for them.
(function () {
  function kept(name) {
    try {
      return JSON.parse(localStorage.getItem('tumbleweed.' + name) || '{}');
    } catch (error) {
      return {}; // no storage: the system's choice is used
    }
  }
  var root = document.documentElement;
  var set = kept('settings');
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = set.theme || (dark ? 'night' : 'day');
  var spoken = (set.language ? [set.language] : navigator.languages || []).map(function (each) {
    return each.slice(0, 2).toLowerCase();
  });
  var language = spoken.filter(function (each) {
    return each === 'en' || each === 'de' || each === 'hu';
  })[0];
  root.lang = language = language || 'en';

  var note = document.querySelector('meta[name=parts]');
  var parts = note ? JSON.parse(note.content) : {};
  var table = /^\/t\/([a-z0-9]+)/.exec(location.pathname);
  var played = ((table && kept('tables')[table[1]]) || '').split(' ');
  var game = played[0];
  var page = location.pathname === '/' ? 'start' : (/^\/rules/.exec(location.pathname) || [''])[0].slice(1);
  var needed = [language, page, table ? 'table' : '', game, game + '-' + language];
  needed.forEach(function (part) {
    (parts[part] || '').split(' ').forEach(function (file) {
      if (!file) return;
      var link = document.createElement('link');
      link.rel = /js$/.test(file) ? 'modulepreload' : 'preload';
      if (/css$/.test(file)) link.as = 'style';
      if (/woff2$/.test(file)) link.as = 'font';
      link.crossOrigin = '';
      link.href = '/page/' + file;
      document.head.appendChild(link);
    });
  });
  // The program (src/lib/rest.ts) takes the answer from here if it asks for the same.
  if (played[1]) {
    var box = '/api/games/' + game + '/box?version=' + played[1] + '&lang=' + language;
    window.ahead = { path: box, answer: fetch(box) };
    window.ahead.answer.catch(function () {}); // the program asks again
  }
})();
