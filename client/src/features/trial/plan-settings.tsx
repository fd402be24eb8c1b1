import { CalendarPlus } from 'lucide-react'
import { addressOf } from '@/api/request'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { HourField } from './hour-field'
import { PauseButton } from './pause-button'
import type { Plan } from './plan-types'
import { isAhead } from './plan-words'
import { Sharing } from './sharing'
import { StopPlan } from './stop-plan'
import { useAct } from './use-act'

/** What a client sets of their own plan: who sees it, when they are reminded, a pause and the end. */
export function PlanSettings({ plan }: { plan: Plan }) {
  const { pending, act } = useAct(plan)
  const { state, remindAt, shared, hasPractitioner } = plan.trial
  return (
    <Card>
      <CardHeader title="Plan settings" />
      <div className="grid gap-4">
        <HourField
          value={remindAt}
          onChange={(hour) =>
            void act(
              { action: 'remind', remindAt: hour },
              hour ? `You are reminded at ${hour}` : 'You are no longer reminded',
            )
          }
        />
        {hasPractitioner && (
          <Sharing
            shared={shared}
            disabled={pending}
            onChange={(on) =>
              void (on
                ? act({ action: 'share' }, 'Your practitioner sees the plan now')
                : act({ action: 'unshare' }, 'The plan is yours alone now'))
            }
          />
        )}
        <div className="flex flex-wrap gap-2">
          {state !== 'proposed' && (
            <>
              <a
                href={addressOf('GET /api/trial/calendar').url}
                download
                className={buttonClass({ variant: 'secondary', block: 'phone' })}
              >
                <CalendarPlus className="size-4.5" />
                Dates for my calendar
              </a>
              {!isAhead(plan) && <PauseButton plan={plan} />}
            </>
          )}
          <StopPlan plan={plan} />
        </div>
      </div>
    </Card>
  )
}
