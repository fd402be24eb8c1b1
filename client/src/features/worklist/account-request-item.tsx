import { UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '@/api/use-api'
import { Button } from '@/ui/button'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { toast } from '@/ui/use-toast'
import { ItemFrame } from './item-frame'
import { useItemAction } from './use-item-action'
import type { WorklistRow } from './worklist-words'

type AccountRequestItemProps = { row: WorklistRow }
type Decision = {
  words: string
  /** What an admin needs to know first. */
  note: string
  grant: () => Promise<unknown>
  granted: string
  refuse: () => Promise<unknown>
  /** The consequence of refusing. */
  consequence: string
}

/** A registration: an admin admits or refuses it. */
export function RegistrationItem({ row }: AccountRequestItemProps) {
  const letIn = useApiMutation('POST /api/registrations/:id/let-in')
  const refuse = useApiMutation('DELETE /api/registrations/:id')
  const params = { id: row.registrationId ?? 0 }
  return (
    <AccountRequestItem
      row={row}
      decision={{
        words: 'Let in',
        note: 'Refuse whoever you do not know.',
        grant: () => letIn.mutateAsync({ params }),
        granted: `${row.title} can sign in now.`,
        refuse: () => refuse.mutateAsync({ params }),
        consequence: `${row.title} cannot sign in, and the registration is gone.`,
      }}
    />
  )
}

/** A pending email change: an admin confirms or refuses it. */
export function AddressItem({ row }: AccountRequestItemProps) {
  const confirm = useApiMutation('POST /api/address-changes/:id/confirm')
  const refuse = useApiMutation('DELETE /api/address-changes/:id')
  const params = { id: row.addressChangeId ?? 0 }
  return (
    <AccountRequestItem
      row={row}
      decision={{
        words: 'Confirm the email',
        note: 'Confirm only what you know to be theirs: reports for the address are linked to them.',
        grant: () => confirm.mutateAsync({ params }),
        granted: `${row.title} signs in with the new email now.`,
        refuse: () => refuse.mutateAsync({ params }),
        consequence: `${row.title} keeps the email there is, and the wish is gone.`,
      }}
    />
  )
}

function AccountRequestItem({ row, decision }: AccountRequestItemProps & { decision: Decision }) {
  const { words, note, grant, granted, refuse, consequence } = decision
  const { act, pending, failure } = useItemAction()
  const [asking, setAsking] = useState(false)
  const done = (title: string, description: string) => toast({ title, description })

  return (
    <ItemFrame
      failure={failure}
      actions={
        <>
          {!row.actions.every((action) => action === 'refuse') && (
            <Button
              icon={UserCheck}
              pending={pending}
              onClick={() =>
                act(async () => {
                  await grant()
                  done(words === 'Let in' ? 'Let in' : 'Email confirmed', granted)
                })
              }
            >
              {words}
            </Button>
          )}
          <Button variant="secondary" icon={UserX} disabled={pending} onClick={() => setAsking(true)}>
            Refuse
          </Button>
        </>
      }
      note={note}
    >
      <p className="text-small break-words">
        <b className="font-semibold">{row.title}</b>
      </p>
      <p className="text-small break-words text-ink-2">{row.reason}.</p>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Refuse ${row.title}`}
        description={consequence}
        confirmLabel="Refuse"
        icon={UserX}
        onConfirm={() => {
          setAsking(false)
          act(async () => {
            await refuse()
            done('Refused', consequence)
          })
        }}
      />
    </ItemFrame>
  )
}
