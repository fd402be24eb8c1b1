import { useEffect } from 'react'
import { wentBack } from '@/lib/direction'
import { useSession } from '@/session/session'

let first = true

/**
 * Stands beside a screen and appears with it: moves the focus to its heading, as a page load would, and the view to the
 * top. After the browser's back and forward the view stays where the browser restores it. The screen that the page was
 * opened on is left to the browser.
 */
export function RouteFocus() {
  const session = useSession()
  const opened = session.status === 'signed-in' && session.came === 'with the page'
  useEffect(() => {
    const left = first && opened
    first = false
    if (left) return
    if (!wentBack()) window.scrollTo(0, 0)
    // After a menu or drawer that closes with the navigation has given the focus back to its button.
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
