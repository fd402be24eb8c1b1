import { useQueryClient } from '@tanstack/react-query'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { useSendKey } from '@/lib/use-send-key'
import { toast } from '@/ui/use-toast'
import { sentText, skipWords } from './invitation-words'

/** Invites by email, else by SMS, and shows the result even after its screen has closed. */
export function useInvite(): (userIds: number[]) => Promise<void> {
  const client = useQueryClient()
  const { keyFor } = useSendKey()
  return async (userIds) => {
    const order = { userIds, channel: 'email-or-sms' as const }
    try {
      const { sent, skipped } = await request('POST /api/invitations', {
        body: { ...order, sendKey: keyFor(order) },
      })
      const why = [...new Set(skipped.map((each) => skipWords[each.why]))].join(', ')
      const description = [`${sentText(sent)}.`, ...(why ? [`${skipped.length} not: ${why}.`] : [])].join(' ')
      if (sent > 0) toast({ title: 'Invitations sent', description })
      else toast({ title: 'Invitations not sent', description, variant: 'destructive' })
      await refreshAfter(client, 'POST /api/invitations')
    } catch (error) {
      toast({ title: 'Invitations not sent', description: sentenceOf(error), variant: 'destructive' })
    }
  }
}
