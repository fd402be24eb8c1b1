import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import type { Client } from './client-values'

/** Shows that a client's address is unconfirmed, until an admin confirms it. */
export function ConfirmAddress({ client }: { client: Client }) {
  const [confirmed, setConfirmed] = useState(client.user.emailConfirmed)
  const confirm = useApiMutation('POST /api/users/:id/confirm-email')
  if (client.user.emailConfirmed) return null

  async function vouch() {
    if (confirm.isPending) return
    try {
      await confirm.mutateAsync({ params: { id: client.userId }, version: client.user.version })
      setConfirmed(true)
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  if (confirmed) {
    return (
      <Alert tone="success" live className="mb-4">
        Address confirmed.
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      title="Entered by the client, not confirmed"
      className="mb-4"
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={MailCheck}
          pending={confirm.isPending}
          pendingLabel="Confirming..."
          onClick={() => void vouch()}
        >
          Confirm address
        </Button>
      }
    >
      Reports for <b className="font-medium break-all">{client.user.email}</b> will be linked once you confirm
      the address.
    </Alert>
  )
}
