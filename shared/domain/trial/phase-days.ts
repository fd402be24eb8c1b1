import { addDays, daysFrom } from '../text/dates'
import { phaseDay, resolvedState } from './phases'
import type { Day, Trial } from './trial'

/** A day of a phase by its number, from 1; `day` is its date, null for days to come in a pause. */
export type PhaseDay = { number: number; day: Day | null }

/**
 * The days of the baseline or the elimination that count, in order, up to number `of`; none in
 * other phases. Today has the number of `phaseDay`. Days of a pause are left out; of an ended one
 * only the end is stored, and a day with an entry (`written`) is never taken for one of a pause.
 */
export function phaseDaysOf(
  stored: Trial,
  today: Day,
  of: number | null,
  written: ReadonlySet<Day>,
): PhaseDay[] {
  const trial = resolvedState(stored, today)
  const { state, startedOn, withoutOn, pausedOn, resumedOn } = trial
  const begin = state === 'baseline' ? startedOn : state === 'without' ? withoutOn : null
  if (begin === null || of === null || today < begin) return []
  const reached = phaseDay(trial, today)
  const passed = Array.from({ length: daysFrom(begin, today) }, (_, at) => addDays(begin, at))
  const mayBePaused = (day: Day) =>
    (pausedOn !== null && day >= pausedOn) || (resumedOn !== null && day < resumedOn && !written.has(day))
  const paused = passed.filter(mayBePaused).slice(-Math.max(1, passed.length + 1 - reached))
  const left = new Set(passed.length + 1 > reached ? paused : [])
  const counted = [...passed.filter((day) => !left.has(day)), today]
  const first = reached + 1 - counted.length
  return [
    ...counted.map((day, at) => ({ number: first + at, day })).filter(({ number }) => number > 0),
    ...Array.from({ length: Math.max(0, of - reached) }, (_, at) => ({
      number: reached + at + 1,
      day: pausedOn === null ? addDays(today, at + 1) : null,
    })),
  ]
}
