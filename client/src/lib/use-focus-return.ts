import { useRef } from 'react'

let lastOutsideMenus: HTMLElement | null = null

/** The button that names a menu; opened by mouse, a menu takes the focus without its button ever having had it. */
function buttonOf(menu: Element): HTMLElement | null {
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  const menu = target.closest('[role="menu"]')
  lastOutsideMenus = menu ? (buttonOf(menu) ?? lastOutsideMenus) : target
})

/**
 * Gives the focus back to what held it when a dialog opened. Call `remember` as the dialog opens, before the focus
 * moves, and `giveBack` as it closes. A dialog opened from a menu gives it to the menu's button, and one whose opener
 * is gone (a deleted row) to the main region.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const remember = () => {
    const active = document.activeElement
    const usable =
      active instanceof HTMLElement && active !== document.body && !active.closest('[role="menu"]')
    opener.current = usable ? active : lastOutsideMenus
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : document.getElementById('main')
    target?.focus()
  }
  return { remember, giveBack }
}
