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

/** A phone, upright or in landscape, as in tokens.css: it has a drawer and a bottom navigation. */
export function useIsPhone(): boolean {
  return useMediaQuery('not all and (min-width: 48rem), (max-width: 63.99rem) and (max-height: 29.99rem)')
}
