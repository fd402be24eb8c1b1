import type { Reply } from '@shared/api'
import { formatDayAndMonth } from '@shared/domain/text/dates'

/** A week's reports, with and without a practitioner, by its Monday (YYYY-MM-DD). */
export type Week = Reply<'GET /api/stats'>['weeks'][number]

export const totalOf = ({ client, practitioner }: Week): number => client + practitioner

const mostSteps = 4

/** The gridlines of a count axis: at most four equal, round steps from 0 up to at least `most`. */
export function countTicks(most: number): number[] {
  let step = 1
  for (let power = 1; step * mostSteps < most; power *= 10)
    step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size * mostSteps >= most) ?? step
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** A week's Monday as `31 Aug`. */
export function shortDay(monday: string): string {
  const [day, month = ''] = formatDayAndMonth(monday).split(' ')
  return `${day} ${month.slice(0, 3)}`
}

/** The chart in one sentence. `weeks` are oldest first, the running week last. */
export function weeksSummary(weeks: readonly Week[]): string {
  const [first, latest, running] = [weeks[0], weeks.at(-2), weeks.at(-1)]
  if (!first || !latest || !running) return 'Reports per week'
  const weekText = (week: Week) => `${totalOf(week)} in the week of ${formatDayAndMonth(week.monday)}`
  return `Reports per week for the last ${weeks.length} weeks, from ${weekText(first)} to ${weekText(latest)}; ${totalOf(running)} so far this week`
}
