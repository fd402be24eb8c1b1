import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/request'
import { refresh, useApiMutation } from '@/api/use-api'
import { useSendKey } from './use-send-key'

type Route = 'POST /api/admin/send-email' | 'POST /api/admin/send-sms'

/** Sends through one of the two calls, once for each press. The history is fetched anew whatever the answer was. */
export function useSending<R extends Route>(route: R) {
  const client = useQueryClient()
  const mutation = useApiMutation(route)
  const { keyFor, answered } = useSendKey()
  type Body = Omit<Parameters<typeof mutation.mutateAsync>[0]['body'], 'sendKey'>
  const send = async (body: Body): Promise<void> => {
    try {
      await mutation.mutateAsync({ body: { ...body, sendKey: keyFor(body) } } as Parameters<
        typeof mutation.mutateAsync
      >[0])
      answered()
    } catch (error) {
      if (error instanceof ApiError) answered()
      throw error
    } finally {
      void refresh(client, ['/api/admin/message-logs'])
    }
  }
  return { send, isPending: mutation.isPending }
}
