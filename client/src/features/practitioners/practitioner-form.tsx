import { UserPen } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'

type PractitionerFormProps = {
  title: string
  description?: ReactNode
  submitLabel: string
  pendingLabel: string
  pending: boolean
  /** Something was typed that closing would lose. */
  isDirty: () => boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog around a practitioner's fields: it asks before it closes over what was typed. */
export function PractitionerForm(props: PractitionerFormProps) {
  const { title, description, submitLabel, pendingLabel, pending, isDirty, onSubmit, onClose } = props
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
      size="lg"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="practitioner" pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id="practitioner"
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
        icon={UserPen}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
