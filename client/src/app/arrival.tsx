import { useEffect } from 'react'

let wentBack = false
let first = true
window.addEventListener('popstate', () => (wentBack = true))
// wouter announces its navigations as events of these names.
window.addEventListener('pushState', () => (wentBack = false))
window.addEventListener('replaceState', () => (wentBack = false))

/**
 * Stands beside a screen and appears with it: moves the focus to its heading, as a page load would, and the view to the
 * top. After the browser's back and forward the view stays where the browser restores it. The first screen of all is
 * left to the browser.
 */
export function Arrival() {
  useEffect(() => {
    if (first) {
      first = false
      return
    }
    if (!wentBack) window.scrollTo(0, 0)
    // After a menu or drawer that closes with the navigation has given the focus back to its button.
    const timer = setTimeout(() => {
      const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
      if (!target) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
