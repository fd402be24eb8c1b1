// Runs before the first paint, so that a dark theme never flashes light. The rest is in src/lib/theme.ts.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('pearwell-theme')
  } catch (error) {
    void error
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
