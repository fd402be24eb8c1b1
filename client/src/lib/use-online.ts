import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether this device has a network; whether the portal answers on it only a call can tell. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
