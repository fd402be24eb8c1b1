import type { Body } from '@shared/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, request } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { useSendKey } from '@/lib/use-send-key'

type SendRoute = 'POST /api/admin/send-email' | 'POST /api/admin/send-sms'

/** Sends with an idempotency key, so that a lost answer can be repeated safely. */
export function useSending<R extends SendRoute>(route: R) {
  const client = useQueryClient()
  const { keyFor, answered } = useSendKey()
  const post = useMutation({ mutationFn: (body: Body<R>) => request<SendRoute>(route, { body }) })

  async function send(content: Body<R>): Promise<void> {
    try {
      await post.mutateAsync({ ...content, sendKey: keyFor(content) })
      answered()
    } catch (error) {
      if (error instanceof ApiError) answered()
      throw error
    } finally {
      void refreshAfter(client, route)
    }
  }

  return { send, isPending: post.isPending }
}
