import { addDays, daysFrom } from '@shared/domain/text/dates'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { useCrumb } from '@/ui/crumb'
import { EmptyState } from '@/ui/empty-state'
import { Loading, Skeleton } from '@/ui/skeleton'
import { Select } from '@/ui/select'
import { DiaryForm } from './diary-form'
import { OwnPlan } from '../plan/own-plan'
import type { Plan } from '../plan/plan-types'
import { dayText, shortDay } from '../plan/plan-words'

/** A day of the client's diary: today and recent days can be filled, older ones are read-only. */
export default function DiaryScreen({ day }: { day: string }) {
  useCrumb('Diary')
  return <OwnPlan title="Diary">{(plan) => <Day plan={plan} day={day} />}</OwnPlan>
}

function Day({ plan, day }: { plan: Plan; day: string }) {
  const { window, date } = plan.today
  const isFilled = window !== null && day >= window.from && day <= window.to
  const diary = useApiQuery('GET /api/diary', { query: { from: day, to: day } })
  const written = diary.data?.find((one) => one.day === day)
  const entry = written?.trialId === plan.trial.id ? written : undefined
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <Link
          href="/client/plan"
          aria-label="Back to my plan"
          title="Back to my plan"
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-sunken"
        >
          <ArrowLeft className="size-5.5" />
        </Link>
        <h1 className="min-w-40 flex-1 text-h1">{day === date ? 'How was today?' : dayText(day)}</h1>
        {window && <DayChooser day={day} {...window} />}
      </div>
      {diary.isPending ? (
        <Loading label="Loading the day..." hideLabel>
          <Skeleton className="h-dvh w-full rounded-lg!" />
        </Loading>
      ) : diary.isError && !isFilled ? (
        <QueryError query={diary} level={2} title="This day could not be loaded" />
      ) : isFilled || entry ? (
        <DiaryForm key={day} plan={plan} day={day} entry={entry} readOnly={!isFilled} />
      ) : (
        <EmptyState
          level={2}
          bordered
          className="bg-surface"
          title="No entry"
          description={
            day > date
              ? 'This day is still to come.'
              : written
                ? 'This day belongs to the diary of an earlier plan.'
                : plan.trial.pausedOn !== null && day >= plan.trial.pausedOn
                  ? 'The plan is paused. The diary starts again when it resumes.'
                  : 'This day has no entry, and it can no longer be filled in.'
          }
        />
      )}
    </>
  )
}

/** The days that can be filled, newest first, and the shown day. */
function DayChooser({ day, from, to }: { day: string; from: string; to: string }) {
  const [, go] = useLocation()
  const days = Array.from({ length: daysFrom(from, to) + 1 }, (_, back) => addDays(to, -back))
  return (
    <Select
      aria-label="Day"
      size="sm"
      value={day}
      className="w-40"
      onChange={({ target }) => go(`/client/plan/diary/${target.value}`)}
    >
      {(days.includes(day) ? days : [day, ...days]).map((one) => (
        <option key={one} value={one}>
          {shortDay(one)}
        </option>
      ))}
    </Select>
  )
}
