import { useRef } from 'react'
import './double-press'

let lastOutsideMenus: HTMLElement | null = null

/** The button that names a menu. A mouse opens a menu without focusing its button. */
function buttonOf(menu: Element): HTMLElement | null {
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
}

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  const menu = target.closest('[role="menu"]')
  lastOutsideMenus = menu ? (buttonOf(menu) ?? lastOutsideMenus) : target
})

/** The opener of each dialog, for a dialog that replaces another and outlives its opener. */
const openers = new WeakMap<Element, HTMLElement | null>()

/** The opener if it is still in the page; else the opener of the dialog that contained it. */
function stillThere(opener: HTMLElement | null): HTMLElement | null {
  if (!opener || opener.isConnected) return opener
  const dialog = opener.closest('[role="dialog"]')
  return stillThere((dialog && openers.get(dialog)) ?? null)
}

/**
 * Returns the focus when a dialog closes. Call `remember` as the dialog opens, before the focus
 * moves, and `giveBack` as it closes. A dialog opened from a menu returns it to the menu's button,
 * one opened from a closed dialog to that one's opener, and one whose opener is gone (a deleted
 * row) to the main region.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  const remember = (event?: Event) => {
    const active = document.activeElement
    const usable =
      active instanceof HTMLElement && active !== document.body && !active.closest('[role="menu"]')
    opener.current = usable ? active : lastOutsideMenus
    if (event?.target instanceof Element) openers.set(event.target, opener.current)
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    const target = stillThere(opener.current) ?? document.getElementById('main')
    target?.focus()
  }
  return { remember, giveBack }
}
