import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

const paths = ['/api/user/address-change'] as const

/** The pending email change, which can be withdrawn. */
export function PendingEmailChange() {
  useRefetchOnMount(paths)
  const { email: present } = useUser()
  const waiting = useApiQuery('GET /api/user/address-change')
  const withdraw = useApiMutation('DELETE /api/user/address-change')
  const once = useOneAtATime()
  if (!waiting.data?.email) return null
  const { email, expiresAt, byLink } = waiting.data

  async function stay() {
    try {
      await withdraw.mutateAsync({})
      toast({ title: 'Withdrawn', description: `You sign in with ${present}, as before.` })
    } catch (error) {
      toast({ title: 'Not withdrawn', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <Alert
      title="Waiting to be confirmed"
      className="mb-4"
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={withdraw.isPending}
          pendingLabel="Withdrawing..."
          onClick={() => void once(stay)}
        >
          Withdraw
        </Button>
      }
    >
      <p>
        <b className="font-medium break-all text-ink">{email}</b> becomes your email once{' '}
        {byLink ? 'you open the link we sent there' : 'the laboratory confirms it'}. Until then you sign in
        with <span className="break-all">{present}</span>.
      </p>
      {expiresAt && <p className="nums text-small">Expires {momentText(expiresAt)}.</p>}
    </Alert>
  )
}
