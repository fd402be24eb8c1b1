import { SquarePen } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'

type FormDialogProps = {
  title: string
  description?: ReactNode
  media?: ReactNode
  size?: 'md' | 'lg'
  submitLabel: string
  pendingLabel: string
  pending: boolean
  /** Something was typed that closing would lose. */
  isDirty: () => boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog around the fields of a food or a category: it asks before it closes over what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, media, size, submitLabel, pendingLabel, pending } = props
  const { isDirty, onSubmit, onClose } = props
  const [asking, setAsking] = useState(false)

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
      open
      onOpenChange={(stays) => !stays && close()}
      size={size}
      title={title}
      description={description}
      media={media}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="food-form" pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id="food-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {props.children}
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard what you typed"
        description="It has not been saved."
        confirmLabel="Discard"
        icon={SquarePen}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
