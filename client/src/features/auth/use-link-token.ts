import { useSyncExternalStore } from 'react'

const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}

/** The token in the URL's hash, which no log or referrer contains; '' for none. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, () => window.location.hash.slice(1))

/** The step stored in the current history entry. */
export const useHistoryStep = (): unknown =>
  useSyncExternalStore(subscribe, () => (window.history.state as { step?: unknown } | null)?.step)
