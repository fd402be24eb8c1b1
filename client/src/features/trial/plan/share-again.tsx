import { listed } from '@shared/domain/text/counts'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import type { Plan } from './plan-types'
import { usePlanAction } from './use-plan-action'

/** Asks whether to share a plan with the new practitioner after an assignment ended the sharing. */
export function ShareAgain({ plan }: { plan: Plan }) {
  const { pending, act } = usePlanAction(plan)
  const { practitioners } = plan.trial
  const names = listed(practitioners.map(({ name }) => name))
  return (
    <Alert
      title={`Share your plan with ${names}?`}
      action={
        <>
          <Button
            size="sm"
            pending={pending}
            onClick={() =>
              void act(
                { action: 'share', practitionerIds: practitioners.map(({ id }) => id) },
                `${names} can see your plan now`,
              )
            }
          >
            Share
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={pending}
            onClick={() => void act({ action: 'unshare' }, 'Only you can see your plan')}
          >
            Not now
          </Button>
        </>
      }
    >
      Your practitioner has changed. Nobody sees your plan and diary unless you share them.
    </Alert>
  )
}
