import { useCallback, useSyncExternalStore } from 'react'

/** Whether the CSS media query matches now; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** True below 768 px, where tables become cards, dialogs sheets and the sidebar a drawer. */
export function useIsPhone(): boolean {
  return useMediaQuery('not all and (min-width: 48rem)')
}
