// Runs before the first paint, so that the dark theme never flashes light.
;(function () {
  var chosen
  try {
    chosen = localStorage.getItem('pearwell-theme')
  } catch (error) {
    void error
  }
  var isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
