import { useLocation } from 'wouter'
import { sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button, type ButtonProps } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import { useAccountDecision } from './use-account-decision'
import { useInvitePerson } from './use-invite-person'
import { actWords, detailLink, type WorklistRow } from './worklist-words'

type RowActProps = { row: WorklistRow; onChoose: () => void }

/** A row's act: at once where nothing is left to choose, else it opens the item. */
export function RowAct({ row, onChoose }: RowActProps) {
  const [, navigate] = useLocation()
  const [first] = row.actions
  if (first === 'let-in') return <GrantButton row={row} />
  if (first === 'invite') return <InviteButton row={row} />
  return (
    <ActButton
      row={row}
      variant="secondary"
      onClick={() => (first === 'answer' || first === 'compare' ? navigate(detailLink(row)) : onChoose())}
    >
      {(first && actWords[first]) ?? 'Open'}
    </ActButton>
  )
}

function GrantButton({ row }: { row: WorklistRow }) {
  const { words, grant } = useAccountDecision(row)
  return (
    <DirectButton row={row} variant="soft" act={grant}>
      {words}
    </DirectButton>
  )
}

function InviteButton({ row }: { row: WorklistRow }) {
  const invite = useInvitePerson(row)
  return (
    <DirectButton row={row} variant="secondary" act={invite}>
      Invite
    </DirectButton>
  )
}

function DirectButton({ act, ...rest }: ActButtonProps & { act: () => Promise<unknown> }) {
  const [pending, run] = usePending()
  return (
    <ActButton
      {...rest}
      pending={pending}
      onClick={() =>
        void run(() =>
          act().catch((error: unknown) =>
            toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
          ),
        )
      }
    />
  )
}

type ActButtonProps = ButtonProps & { row: WorklistRow }

function ActButton({ row: { title }, children, ...rest }: ActButtonProps) {
  return (
    <Button size="sm" className="min-w-21" {...rest}>
      {children}
      <span className="sr-only"> {title}</span>
    </Button>
  )
}
