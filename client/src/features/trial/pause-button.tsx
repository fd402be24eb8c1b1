import { Pause, Play } from 'lucide-react'
import { Button } from '@/ui/button'
import { staffReason } from './client-plan/staff-words'
import type { Plan } from './plan-types'
import { useAct } from './use-act'

type PauseButtonProps = {
  plan: Plan
  /** Whose plan it is; the own one without. */
  clientId?: number
}

/** Pauses a plan or goes on with it; says why it cannot. */
export function PauseButton({ plan, clientId }: PauseButtonProps) {
  const { pending, act } = useAct(plan, clientId)
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
            ? act({ action: 'resume' }, 'The plan goes on')
            : act({ action: 'pause' }, 'The plan is paused'))
        }
      >
        {isPaused ? 'Go on' : 'Pause'}
      </Button>
      {reason && <p className="mt-1.5 text-small text-ink-3">{reason}</p>}
    </div>
  )
}
