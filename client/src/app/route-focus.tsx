import { useEffect } from 'react'
import { wentBack } from '@/lib/direction'
import { useSession } from '@/session/session'

let first = true

/**
 * On navigation to a screen, moves the focus to its heading, as a page load would, and scrolls to
 * the top. After back and forward the browser restores the scroll position. The first screen of a
 * page load is left to the browser.
 */
export function RouteFocus() {
  const session = useSession()
  const opened = session.status === 'signed-in' && session.came === 'with the page'
  useEffect(() => {
    const left = first && opened
    first = false
    if (left) return
    if (!wentBack()) window.scrollTo(0, 0)
    // Runs after a closing menu or drawer has returned the focus to its button.
    const timer = setTimeout(() => {
      const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
      if (!target) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [opened])
  return null
}
