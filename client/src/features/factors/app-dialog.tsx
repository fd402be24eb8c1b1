import { useId } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { AppSecret, type NewApp } from './app-secret'
import { useConfirmApp } from './use-confirm-app'

/** Sets up an authenticator app; it counts only once one of its codes was entered. */
export default function AppDialog({ app, onDone, onClose }: WithClose<{ app: NewApp; onDone: () => void }>) {
  const form = useId()
  const confirming = useConfirmApp(() => {
    onClose()
    onDone()
  })
  return (
    <Dialog
      onClose={onClose}
      title="Set up an authenticator app"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={confirming.pending} pendingLabel="Confirming...">
            Confirm
          </Button>
        </>
      }
    >
      <AppSecret app={app} confirming={confirming} form={form} />
    </Dialog>
  )
}
