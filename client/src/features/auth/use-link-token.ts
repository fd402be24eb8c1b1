import { useSyncExternalStore } from 'react'

const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}

/** What stands behind the `#` of the address, where no log and no referrer sees it; '' for nothing. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, () => window.location.hash.slice(1))

/** The name of the step that the entry of the browser's history is at. */
export const useHistoryStep = (): unknown =>
  useSyncExternalStore(subscribe, () => (window.history.state as { step?: unknown } | null)?.step)
