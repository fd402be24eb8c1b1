let back = false

/**
 * Begins to record the direction of navigation. Must be called before any other listener to the
 * address, because browsers call the window's listeners in their order of registration. wouter
 * dispatches its own navigations as events of these names.
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
