import { NEVER_IN_DAYS } from '@shared/features/worklist'
import { ArrowRight, MailPlus, Printer, UserX } from 'lucide-react'
import { Link } from 'wouter'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { loadCarryOut } from '@/features/privacy/privacy.public'
import { skipWords } from '@/features/invitations/invitations.public'
import { QueryError } from '@/lists/query-error'
import { useSendKey } from '@/lib/use-send-key'
import { useUser } from '@/session/session'
import { Button, buttonClass } from '@/ui/button'
import { useOpenDialog } from '@/ui/dialog-host'
import { Loading } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { ItemFrame, KeyButton } from './item-frame'
import { useItemAction } from './use-item-action'
import { detailLink, type WorklistRow } from './worklist-words'

type ItemProps = { row: WorklistRow }

/** A client with a released result who has never signed in. */
export function NeverSignedIn({ row }: ItemProps) {
  const invite = useApiMutation('POST /api/invitations')
  const { keyFor } = useSendKey()
  const { act, pending, failure } = useItemAction()
  const isReached = row.actions.includes('invite')

  const send = (userId: number) =>
    act(async () => {
      const order = { userIds: [userId], channel: 'email-or-sms' as const }
      const { sent, skipped } = await invite.mutateAsync({ body: { ...order, sendKey: keyFor(order) } })
      if (sent > 0) toast({ title: 'Invitations sent', description: `${row.title} is invited again.` })
      else
        toast({
          title: 'Invitations not sent',
          description: `${row.title}: ${skipped[0] ? skipWords[skipped[0].why] : 'nobody was invited'}.`,
          variant: 'destructive',
        })
    })

  return (
    <ItemFrame
      failure={failure}
      actions={
        <>
          {isReached && (
            <KeyButton
              shortcut="i"
              icon={MailPlus}
              pending={pending}
              pendingLabel="Inviting..."
              onClick={() => row.userId !== null && send(row.userId)}
            >
              Invite
            </KeyButton>
          )}
          <Link
            href={detailLink(row)}
            className={buttonClass({ variant: isReached ? 'secondary' : 'primary' })}
          >
            <Printer />
            Print letter
          </Link>
        </>
      }
    >
      <p className="text-small break-words">
        <b className="font-semibold">{row.title}</b> has a result to read and has not signed in. {row.reason}.
      </p>
      <p className="text-small text-ink-2">
        {isReached
          ? 'Invite sends a new link by email, or by SMS to who has no email. A letter with a code is printed under Invitations.'
          : 'Neither email nor SMS reaches them: a letter with a code is printed under Invitations.'}{' '}
        Either is an invitation: the row leaves, and comes back if they have not signed in {NEVER_IN_DAYS}{' '}
        days later.
      </p>
    </ItemFrame>
  )
}

/** A question passed on to the laboratory. */
export function QuestionItem({ row }: ItemProps) {
  return (
    <ItemFrame
      actions={
        <Link href={detailLink(row)} className={buttonClass()}>
          Answer
          <ArrowRight />
        </Link>
      }
    >
      <p className="text-small break-words">{row.title}</p>
      <p className="text-small break-words text-ink-2">{row.reason}</p>
    </ItemFrame>
  )
}

/** A request to delete an account. */
export function DeletionItem({ row }: ItemProps) {
  const requests = useApiQuery('GET /api/deletion-requests')
  const user = useUser()
  const open = useOpenDialog()
  const asked = requests.data?.find(({ id }) => id === row.deletionId)
  const isOwn = asked?.userId === user.id
  if (requests.isError) return <QueryError query={requests} title="Failed to load the requests" />
  if (requests.isPending) return <Loading label="Loading the requests..." hideLabel className="p-4" />
  return (
    <ItemFrame
      actions={
        <Button
          variant="destructive"
          icon={UserX}
          disabled={!asked || isOwn}
          onClick={() => asked && open(loadCarryOut, { request: asked })}
        >
          Carry out
        </Button>
      }
      {...(isOwn && { note: 'Another administrator must carry this out.' })}
    >
      <p className="text-small break-words">
        <b className="font-semibold">{row.title}</b>
        {asked && asked.name !== asked.email && `, ${asked.email}`}
      </p>
      <p className="text-small break-words text-ink-2">{row.reason}</p>
    </ItemFrame>
  )
}
