import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '@/api/request'
import { refresh, useApiMutation, useApiQuery } from '@/api/use-api'
import { toast } from '@/ui/use-toast'

/** The user's unread notifications, newest first. */
export function useUnread() {
  return useApiQuery('GET /api/notifications')
}

/** How many that are; 0 until loaded. */
export function useUnreadCount(): number {
  return useUnread().data?.length ?? 0
}

/** Refetches on each path change, because the server does not push notifications. */
export function useRefreshOn(path: string): void {
  const client = useQueryClient()
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    void refresh(client, ['/api/notifications'])
  }, [client, path])
}

function sayWhy(error: unknown): void {
  toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
}

/** Works after unmount; resolves once the lists are refetched or the error was shown. */
export function useMarkRead(): (id: number) => Promise<void> {
  const read = useApiMutation('POST /api/notifications/:id/read')
  return (id) => read.mutateAsync({ params: { id } }).catch(sayWhy)
}

/** Marks all as read, in the same way. */
export function useMarkAllRead(): { markAllRead: () => Promise<void>; pending: boolean } {
  const readAll = useApiMutation('POST /api/notifications/read-all')
  return { markAllRead: () => readAll.mutateAsync({}).catch(sayWhy), pending: readAll.isPending }
}
