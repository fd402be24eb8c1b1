import { UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { ItemFrame } from './item-frame'
import { useAccountDecision } from './use-account-decision'
import { useItemAction } from './use-item-action'
import type { WorklistRow } from './worklist-words'

/** A registration or an email change: an admin grants or refuses it. */
export function AccountRequestItem({ row }: { row: WorklistRow }) {
  const { words, note, gain, grant, refuse, consequence } = useAccountDecision(row)
  const { act, pending, failure } = useItemAction()
  const [asking, setAsking] = useState<'grant' | 'refuse'>()

  return (
    <ItemFrame
      failure={failure}
      actions={
        <>
          {!row.actions.every((action) => action === 'refuse') && (
            <Button
              icon={UserCheck}
              pending={pending}
              onClick={() => (gain ? setAsking('grant') : act(grant))}
            >
              {words}
            </Button>
          )}
          <Button variant="secondary" icon={UserX} disabled={pending} onClick={() => setAsking('refuse')}>
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
        open={asking === 'grant'}
        onOpenChange={() => setAsking(undefined)}
        title={`${words} the email address of ${row.title}`}
        description={gain}
        confirmLabel={`${words} email`}
        icon={UserCheck}
        destructive={false}
        onConfirm={() => {
          setAsking(undefined)
          act(grant)
        }}
      />
      <LazyConfirmDialog
        open={asking === 'refuse'}
        onOpenChange={() => setAsking(undefined)}
        title={`Refuse ${row.title}`}
        description={consequence}
        confirmLabel="Refuse"
        icon={UserX}
        onConfirm={() => {
          setAsking(undefined)
          act(refuse)
        }}
      />
    </ItemFrame>
  )
}
