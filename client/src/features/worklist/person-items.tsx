import { NEVER_IN_DAYS } from '@shared/features/worklist'
import { ArrowRight, MailPlus, Printer, UserX } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { loadCarryOut } from '@/features/privacy/privacy.public'
import { QueryError } from '@/lists/query-error'
import { useUser } from '@/session/session'
import { Button, buttonClass } from '@/ui/button'
import { useOpenDialog } from '@/ui/dialog-host'
import { Loading } from '@/ui/skeleton'
import { ItemFrame, KeyButton } from './item-frame'
import { useInvitePerson } from './use-invite-person'
import { useItemAction } from './use-item-action'
import { detailLink, type WorklistRow } from './worklist-words'

type ItemProps = { row: WorklistRow }

/** A client with a released result who has never signed in. */
export function NeverSignedIn({ row }: ItemProps) {
  const invite = useInvitePerson(row)
  const { act, pending, failure } = useItemAction()
  const isReached = row.actions.includes('invite')

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
              onClick={() => act(invite)}
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
          ? 'Invite sends a new link by email, or by SMS if we have no email. Under Invitations you can print a letter with a code.'
          : "We can't reach them by email or SMS. Print a letter with a code under Invitations."}{' '}
        The item disappears. It returns if they have not signed in after {NEVER_IN_DAYS} days.
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
