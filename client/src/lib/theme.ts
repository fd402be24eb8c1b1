import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const STORAGE_KEY = 'pearwell-theme'
const listeners = new Set<() => void>()
let chosen: Theme | null = readChoice()

function readChoice(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : null
  } catch {
    return null
  }
}

function systemQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function currentTheme(): Theme {
  return chosen ?? (systemQuery().matches ? 'dark' : 'light')
}

function apply(): void {
  document.documentElement.dataset.theme = currentTheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) systemQuery().addEventListener('change', apply)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) systemQuery().removeEventListener('change', apply)
  }
}

/** Sets the theme and remembers it in this browser, in place of the system's preference. */
export function setTheme(theme: Theme): void {
  chosen = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
  apply()
}

/** The theme in use, which follows the system until one is chosen, with functions to change it. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme)
  return { theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
