import { useId } from 'react'
import { Button } from '@/ui/button'
import { AppSecret, type NewApp } from '../app-secret'
import { useConfirmApp } from '../use-confirm-app'
import { StepHeading } from './step-heading'

/** Shows an authenticator secret and asks for its first code. */
export function AppStep({ app, onDone, onBack }: { app: NewApp; onDone: () => void; onBack: () => void }) {
  const form = useId()
  const confirming = useConfirmApp(onDone)
  return (
    <>
      <StepHeading>Authenticator app</StepHeading>
      <div className="mt-2">
        <AppSecret app={app} confirming={confirming} form={form} />
      </div>
      <div className="mt-5 space-y-2">
        <Button
          type="submit"
          form={form}
          size="lg"
          block
          pending={confirming.pending}
          pendingLabel="Confirming..."
        >
          Confirm
        </Button>
        <Button variant="quiet" block onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  )
}
