import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { StepUpMethods } from './step-up-methods'

/** Step-up authentication before a risky action; `onSettled` receives whether it succeeded. */
export default function StepUpDialog({ onSettled }: { onSettled: (proven: boolean) => void }) {
  const callOff = () => onSettled(false)
  return (
    <Dialog
      size="sm"
      title="Please confirm that it is you"
      description="This can do harm in the wrong hands, and you signed in a while ago."
      onClose={callOff}
      footer={
        <Button variant="quiet" onClick={callOff}>
          Cancel
        </Button>
      }
    >
      <StepUpMethods onProven={() => onSettled(true)} />
    </Dialog>
  )
}
