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
  /** The button's text, and the past participle for refused reports: "released". */
  act: string
  verb: string
  disabled?: boolean
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before a bulk action; afterwards it lists the refused reports. */
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
