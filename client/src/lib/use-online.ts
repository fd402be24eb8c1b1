import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether this device has a network; only a request can tell whether the portal answers. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
