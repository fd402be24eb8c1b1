import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import type { Plan } from './plan-types'
import { usePlanAction } from './use-plan-action'

type StopPlanProps = {
  plan: Plan
  /** The client whose plan it is; without it, the user's own. */
  clientId?: number
}

/** Stops a plan after a confirmation. */
export function StopPlan({ plan, clientId }: StopPlanProps) {
  const [asking, setAsking] = useState(false)
  const { pending, act } = usePlanAction(plan, clientId)
  return (
    <>
      <Button
        variant="secondary"
        icon={CircleStop}
        block="phone"
        disabled={plan.today.refusals.close !== null}
        onClick={() => setAsking(true)}
      >
        Stop the trial
      </Button>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        icon={CircleStop}
        title="Stop the trial"
        description="You can't restart it. Your diary and findings stay. All other foods go back to how they were before."
        confirmLabel="Stop the trial"
        pendingLabel="Stopping..."
        pending={pending}
        onConfirm={() =>
          void act({ action: 'close' }, 'The plan has ended').then((done) => done && setAsking(false))
        }
      />
    </>
  )
}
