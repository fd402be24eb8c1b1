import { useApiMutation } from '@/api/use-api'
import { skipWords } from '@/features/invitations/invitations.public'
import { useSendKey } from '@/lib/use-send-key'
import { toast } from '@/ui/use-toast'
import type { WorklistRow } from './worklist-words'

/** Invites the row's person again by email or SMS, with a toast for the outcome. */
export function useInvitePerson({ userId, title }: WorklistRow) {
  const invite = useApiMutation('POST /api/invitations')
  const { keyFor } = useSendKey()
  return async () => {
    if (userId === null) return
    const order = { userIds: [userId], channel: 'email-or-sms' as const }
    const { sent, skipped } = await invite.mutateAsync({ body: { ...order, sendKey: keyFor(order) } })
    if (sent > 0) toast({ title: 'Invitation sent', description: `${title} has been invited again.` })
    else
      toast({
        title: 'Invitation not sent',
        description: `${title}: ${skipped[0] ? skipWords[skipped[0].why] : 'nobody was invited'}.`,
        variant: 'destructive',
      })
  }
}
