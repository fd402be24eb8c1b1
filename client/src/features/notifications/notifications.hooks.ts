import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refresh, useApiQuery } from '@/api/use-api'

/** What the user has not read yet, newest first. */
export function useUnread() {
  return useApiQuery('GET /api/notifications')
}

/** How many that are; 0 while it is not known. */
export function useUnreadCount(): number {
  return useUnread().data?.length ?? 0
}

/** Asks again whenever the path changes, because nothing else would tell of news. */
export function useRefreshOn(path: string): void {
  const client = useQueryClient()
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    void refresh(client, ['/api/notifications'])
  }, [client, path])
}
