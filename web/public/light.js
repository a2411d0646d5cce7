// Runs before anything is drawn, so that nobody sees the wrong light or language for a moment.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('tumbleweed.settings') || '{}');
  } catch (error) {
    // no storage: the system's choice is used
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = kept.theme || (dark ? 'night' : 'day');
  if (kept.language) document.documentElement.lang = kept.language;
})();
