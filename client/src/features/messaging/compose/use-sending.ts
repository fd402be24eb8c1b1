import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/request'
import { refresh } from '@/api/use-api'
import { useSendKey } from './use-send-key'

/**
 * Sends with a key, so that a press whose answer was lost can be repeated. The history is fetched anew whatever the
 * answer was.
 */
export function useSending<Content extends object>(
  post: (body: Content & { sendKey: string }) => Promise<unknown>,
): (content: Content) => Promise<void> {
  const client = useQueryClient()
  const { keyFor, answered } = useSendKey()
  return async (content) => {
    try {
      await post({ ...content, sendKey: keyFor(content) })
      answered()
    } catch (error) {
      if (error instanceof ApiError) answered()
      throw error
    } finally {
      void refresh(client, ['/api/admin/message-logs'])
    }
  }
}
