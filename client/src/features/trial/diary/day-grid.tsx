import { isSlip } from '@shared/domain/trial/diary'
import { phaseDaysOf } from '@shared/domain/trial/phase-days'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Card } from '@/ui/card'
import type { DiaryDay, Plan } from '../plan/plan-types'
import { dayText } from '../plan/plan-words'

type Mark = 'kept' | 'slip' | 'none' | 'today' | 'to come'

const looks: Record<Mark, string> = {
  kept: 'border-brand bg-brand text-on-brand',
  slip: 'hatched border-ink-2 text-transparent',
  none: 'border-line-strong text-ink-2',
  today: 'border-pear bg-pear text-on-pear',
  'to come': 'border-line text-ink-3',
}

const markWords: Record<Mark, string> = {
  kept: 'kept to it',
  slip: 'a slip',
  none: 'no entry',
  today: 'today',
  'to come': 'to come',
}

/** The days of the phase that count, with their diary state. */
export function DayGrid({
  plan,
  diary,
  title,
  next,
}: {
  plan: Pick<Plan, 'trial' | 'today'>
  diary: readonly DiaryDay[]
  title: string
  next: string | null
}) {
  const { trial, today } = plan
  const entries = new Map(diary.map((entry) => [entry.day, entry]))
  const days = phaseDaysOf(
    {
      ...trial,
      isGateOpened: trial.gateReason !== null,
      startedOn: trial.startedOn ?? today.date,
      phaseOn: trial.phaseOn ?? today.date,
    },
    ...([today.date, today.of, new Set(entries.keys())] as const),
  )
  if (days.length === 0) return null
  const isBaseline = today.phase === 'baseline'
  const markOf = (day: string | null): Mark => {
    if (day === null || day > today.date) return 'to come'
    const entry = entries.get(day)
    if (entry) return !isBaseline && isSlip(entry) ? 'slip' : 'kept'
    return day === today.date ? 'today' : 'none'
  }
  const words = isBaseline ? { ...markWords, kept: 'an entry' } : markWords
  const legend = (['kept', 'slip', 'none'] as const).filter((mark) => !(isBaseline && mark === 'slip'))
  return (
    <Card aria-label="Days of this phase">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-h3">{title}</h2>
        {next && <p className="text-small text-ink-2">{next}</p>}
      </div>
      <ol className="grid grid-cols-7 justify-items-center gap-y-3">
        {days.map(({ number, day }) => {
          const mark = markOf(day)
          return (
            <li key={number}>
              <DayDot mark={mark} isToday={day === today.date}>
                {mark === 'kept' ? <Check className="size-4.5" strokeWidth={2.6} /> : number}
              </DayDot>
              <span className="sr-only">
                {`Day ${number}${day === null ? '' : `, ${dayText(day)}`}: ${words[mark]}`}
              </span>
            </li>
          )
        })}
      </ol>
      <ul
        aria-hidden="true"
        className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-small text-ink-2"
      >
        {legend.map((mark) => (
          <li key={mark} className="flex items-center gap-2">
            <span className={cn('size-4.5 rounded-full border-2', looks[mark])} />
            {words[mark]}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DayDot({ mark, isToday, children }: { mark: Mark; isToday: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'nums grid size-8.5 place-items-center rounded-full border-2 text-small font-semibold sm:size-10',
        looks[mark],
        isToday && 'ring-2 ring-brand ring-offset-2 ring-offset-surface',
      )}
    >
      {children}
    </span>
  )
}
