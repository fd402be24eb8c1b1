let back = false

/**
 * Notes from now on which way one came. Must be called before anything else follows the address, because browsers call
 * the listeners of the window in the order they came. wouter announces its own navigations as events of these names.
 */
export function watchDirection(): void {
  for (const name of ['popstate', 'pushState', 'replaceState']) {
    window.addEventListener(name, () => (back = name === 'popstate'))
  }
}

/** Whether the present address was reached by the browser's back or forward. */
export function wentBack(): boolean {
  return back
}
