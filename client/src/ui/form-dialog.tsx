import { SquarePen } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import type { IconType } from './icon-type'

type FormDialogProps = {
  title: ReactNode
  description?: ReactNode
  media?: ReactNode
  size?: 'md' | 'lg'
  submitLabel: string
  pendingLabel: string
  pending: boolean
  closeLabel?: string
  /** The confirmation before it closes with unsaved input. */
  discard?: { title: string; description: string; confirmLabel: string; icon: IconType }
  /** Whether closing would lose input. */
  isDirty: () => boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

const plainDiscard = {
  title: 'Discard what you typed',
  description: 'It has not been saved.',
  confirmLabel: 'Discard',
  icon: SquarePen,
}

/** A form in a dialog, open while it is mounted; asks before unsaved input is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, media, size, submitLabel, pendingLabel, pending } = props
  const { isDirty, onSubmit, onClose, closeLabel = 'Cancel', discard = plainDiscard } = props
  const [asking, setAsking] = useState(false)
  const form = useId()

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  function close() {
    if (pending) return
    if (isDirty()) setAsking(true)
    else onClose()
  }

  return (
    <Dialog
      onClose={close}
      size={size}
      title={title}
      description={description}
      media={media}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={close}>
            {closeLabel}
          </Button>
          <Button type="submit" form={form} pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {props.children}
      </form>
      <ConfirmDialog open={asking} onOpenChange={setAsking} {...discard} onConfirm={onClose} />
    </Dialog>
  )
}
