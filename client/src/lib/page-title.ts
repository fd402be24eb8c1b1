import { useEffect } from 'react'

/** Sets the tab's title: the screen's name, then the portal's. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pearwell`
  }, [title])
}
