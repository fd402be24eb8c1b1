import { listed } from '@shared/domain/text/counts'
import { CalendarPlus } from 'lucide-react'
import { addressOf } from '@/api/request'
import { Button, buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { HourField } from '../diary/hour-field'
import { PauseButton } from './pause-button'
import type { Plan } from './plan-types'
import { startsLater } from './plan-words'
import { Sharing } from './sharing'
import { StopPlan } from './stop-plan'
import { usePlanAction } from './use-plan-action'

const namesOf = (practitioners: readonly { name: string }[]) => listed(practitioners.map(({ name }) => name))

/** The client's settings of a plan: sharing, reminder, pause and end. */
export default function PlanSettings({ plan }: { plan: Plan }) {
  const { pending, act } = usePlanAction(plan)
  const { state, remindAt, shared, practitioners } = plan.trial
  const unseeing = practitioners.filter(({ sees }) => !sees)
  const share = (chosen: typeof practitioners) =>
    act(
      { action: 'share', practitionerIds: chosen.map(({ id }) => id) },
      `${namesOf(chosen)} can see the plan now`,
    )
  return (
    <Card>
      <CardHeader title="Plan settings" />
      <div className="grid gap-4">
        <HourField
          value={remindAt}
          onChange={(hour) =>
            void act(
              { action: 'remind', remindAt: hour },
              hour ? `You’ll be reminded at ${hour}` : 'You’ll no longer be reminded',
            )
          }
        />
        {practitioners.length > 0 && (
          <Sharing
            shared={shared}
            disabled={pending}
            onChange={(on) =>
              void (on ? share(practitioners) : act({ action: 'unshare' }, 'Only you can see the plan now'))
            }
          />
        )}
        {shared && unseeing.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-body text-ink-2">
            Not shared with {namesOf(unseeing)}.
            <Button size="sm" variant="secondary" pending={pending} onClick={() => void share(unseeing)}>
              Share with {namesOf(unseeing)}, too
            </Button>
          </div>
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
              {!startsLater(plan) && <PauseButton plan={plan} />}
            </>
          )}
          <StopPlan plan={plan} />
        </div>
      </div>
    </Card>
  )
}
