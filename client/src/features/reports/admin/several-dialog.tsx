import type { ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { RefusedList } from './refused-list'
import type { useSeveral } from './use-several'

type SeveralDialogProps = {
  title: string
  description?: string
  several: ReturnType<typeof useSeveral>
  /** What the button says, and what has been done to none of those refused: "released". */
  act: string
  verb: string
  disabled?: boolean
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done to several reports; afterwards it says to which it was not. */
export function SeveralDialog(props: SeveralDialogProps) {
  const { title, description, several, act, verb, disabled, onAct, onClose, children } = props
  const { refused, failure, pending } = several
  return (
    <Dialog
      onClose={() => !pending && onClose()}
      title={title}
      description={description}
      size="lg"
      footer={
        refused ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="quiet" disabled={pending} onClick={onClose}>
              Cancel
            </Button>
            <Button pending={pending} disabled={disabled} onClick={onAct}>
              {act}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-3">
        {failure && <Alert tone="error">{failure}</Alert>}
        {refused ? <RefusedList refused={refused} verb={verb} /> : children}
      </div>
    </Dialog>
  )
}
