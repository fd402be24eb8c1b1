import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { StepUpMethods } from './step-up-methods'

/** Step-up authentication before a risky action; `onSettled` receives whether it succeeded. */
export default function StepUpDialog({ onSettled }: { onSettled: (proven: boolean) => void }) {
  const callOff = () => onSettled(false)
  return (
    <Dialog
      size="sm"
      title="Please confirm it is you"
      description="You signed in a while ago, and this step is sensitive."
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
