import { Pause, Play } from 'lucide-react'
import { Button } from '@/ui/button'
import { staffReason } from '../client-plan/staff-words'
import type { Plan } from './plan-types'
import { usePlanAction } from './use-plan-action'

type PauseButtonProps = {
  plan: Plan
  /** The client whose plan it is; without it, the user's own. */
  clientId?: number
}

/** Pauses or resumes a plan, or says why it cannot. */
export function PauseButton({ plan, clientId }: PauseButtonProps) {
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
        onClick={() =>
          void (isPaused
            ? act({ action: 'resume' }, 'The plan continues')
            : act({ action: 'pause' }, 'The plan is paused'))
        }
      >
        {isPaused ? 'Continue' : 'Pause'}
      </Button>
      {reason && <p className="mt-1.5 text-small text-ink-3">{reason}</p>}
    </div>
  )
}
