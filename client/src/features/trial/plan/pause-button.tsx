import { PAUSE_MOST } from '@shared/domain/trial/numbers'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { staffReason } from '../client-plan/staff-words'
import type { Plan } from './plan-types'
import { usePlanAction } from './use-plan-action'

type PauseButtonProps = {
  plan: Plan
  /** The client whose plan it is; without it, the user's own. */
  clientId?: number
}

/** Pauses a plan after a confirmation or resumes it, or says why it cannot. */
export function PauseButton({ plan, clientId }: PauseButtonProps) {
  const [asking, setAsking] = useState(false)
  const { pending, act } = usePlanAction(plan, clientId)
  const isPaused = plan.trial.pausedOn !== null
  const refusal = plan.today.refusals[isPaused ? 'resume' : 'pause']
  const reason = refusal && (clientId === undefined ? refusal.reason : staffReason(refusal))
  return (
    <div className="max-sm:w-full">
      <Button
        variant="secondary"
        icon={isPaused ? Play : Pause}
        block="phone"
        pending={pending}
        disabled={refusal !== null}
        onClick={() => (isPaused ? void act({ action: 'resume' }, 'The plan continues') : setAsking(true))}
      >
        {isPaused ? 'Continue' : 'Pause'}
      </Button>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        icon={Pause}
        destructive={false}
        title="Pause the plan"
        description={`The days of the pause do not count, and there is no diary to fill in. ${
          plan.today.phase === 'baseline'
            ? 'All foods are eaten as usual.'
            : 'Until the plan continues, the test results once again decide what to leave out.'
        } You can pause for up to ${PAUSE_MOST} days in total.`}
        confirmLabel="Pause the plan"
        pendingLabel="Pausing..."
        pending={pending}
        onConfirm={() =>
          void act({ action: 'pause' }, 'The plan is paused').then((done) => done && setAsking(false))
        }
      />
      {reason && <p className="mt-1.5 text-small text-ink-3">{reason}</p>}
    </div>
  )
}
