import { countText } from '@shared/domain/text/counts'
import { Hand, Moon, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { toast } from '@/ui/use-toast'
import { ChallengeDays } from './challenge-days'
import type { Challenge, Plan, PlanFood } from '../plan/plan-types'
import { dayText, dayToNote } from '../plan/plan-words'
import { PortionDrawing } from './portion-drawing'

type TodaysPortionProps = { now: Challenge['days'][number] | undefined; portions: PlanFood['portions'] }

/** The amount to eat today; nothing on the days without. */
function TodaysPortion({ now, portions: { amounts, form, vessel } }: TodaysPortionProps) {
  return (
    <section
      aria-label="Today"
      className="flex items-center gap-4 rounded-lg border border-oat-line bg-oat p-4 sm:p-5"
    >
      {now?.portion == null ? (
        <Moon className="size-12 text-ink-2" />
      ) : (
        <PortionDrawing vessel={vessel} portion={now.portion} className="size-22 shrink-0" />
      )}
      <div className="min-w-0">
        <p className="text-body text-ink-2">Today{now && `, day ${now.planDay} of 6`}</p>
        <p className="text-h2 font-display font-semibold first-letter:uppercase">
          {now?.portion == null ? 'No portion today, just the diary' : amounts[now.portion]}
        </p>
        {now?.portion != null && <p className="text-body">{form}</p>}
      </div>
    </section>
  )
}

/** It is unknown whether a portion was eaten; the next one waits for the answer. */
function Unnoted({ day, from }: { day: string; from: string }) {
  const isOpen = day >= from
  return (
    <Alert
      tone="warning"
      title={`Did you eat the portion for ${dayText(day)}?`}
      action={
        isOpen && (
          <Link
            href={`/client/plan/diary/${day}`}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            Fill in that day
          </Link>
        )
      }
    >
      {isOpen
        ? 'You will see the next portion once that day is filled in.'
        : 'You can no longer fill in that day. Stop below, and start again later with a quarter portion.'}
    </Alert>
  )
}

type RunningChallengeProps = { plan: Plan; food: PlanFood; challenge: Challenge }

/** A running challenge: its days, today's portion, and what comes next. */
export function RunningChallenge({ plan: { today }, food, challenge }: RunningChallengeProps) {
  const at = challenge.days.findIndex(({ day }) => day === today.date)
  const now = challenge.days[at]
  const later = challenge.days.slice(at + 1)
  const { amounts, vessel } = food.portions
  const unnoted = dayToNote(challenge, today.date)
  const nextPortions = later.flatMap(({ day, portion }) => (portion === null ? [] : [{ day, portion }]))
  const free = later.filter(({ portion }) => portion === null).length
  return (
    <>
      <ChallengeDays days={challenge.days} today={today.date} />
      {unnoted ? (
        <Unnoted day={unnoted} from={today.window?.from ?? today.date} />
      ) : (
        <TodaysPortion now={now} portions={food.portions} />
      )}
      {later.length > 0 && (
        <section aria-labelledby="how-it-goes-on">
          <h2 id="how-it-goes-on" className="text-h3">
            What comes next
          </h2>
          <Card flush className="mt-2.5">
            <ul className="divide-y divide-line">
              {nextPortions.map(({ day, portion }) => (
                <li key={day} className="flex items-center gap-3 px-4 py-3 text-body">
                  <PortionDrawing vessel={vessel} portion={portion} className="size-7 shrink-0" />
                  <span className="min-w-0 flex-1">{dayText(day)}</span>
                  <span className="min-w-0 text-right text-ink-2">{amounts[portion]}</span>
                </li>
              ))}
              {free > 0 && (
                <li className="flex items-center gap-3 px-4 py-3 text-body">
                  <Moon className="size-7 p-1" />
                  <span className="min-w-0 flex-1">Then {countText(free, 'day')} without</span>
                  <span className="text-ink-2">diary only</span>
                </li>
              )}
            </ul>
          </Card>
        </section>
      )}
      <Link href={`/client/plan/diary/${today.date}`} className={buttonClass({ size: 'lg', block: true })}>
        <NotebookPen />
        Today’s diary
      </Link>
      <Stop challenge={challenge} />
    </>
  )
}

function Stop({ challenge }: { challenge: Challenge }) {
  const stop = useApiMutation('POST /api/challenges/:id/stop')
  const [pending, run] = usePending()
  const [isAsking, setAsking] = useState(false)
  const stopNow = () =>
    run(async () => {
      try {
        await stop.mutateAsync({ params: { id: challenge.id }, body: {} })
        setAsking(false)
      } catch (error) {
        toast({ title: 'Not stopped', description: sentenceOf(error), variant: 'destructive' })
      }
    })
  return (
    <>
      <Button variant="secondary" size="lg" block icon={Hand} onClick={() => setAsking(true)}>
        Stop, I feel worse
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Stop bringing it back"
        description="Stop eating it, then tell us how it went."
        confirmLabel="Stop now"
        pending={pending}
        destructive={false}
        icon={Hand}
        onConfirm={() => void stopNow()}
      />
    </>
  )
}
