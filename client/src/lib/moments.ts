import { plural } from '@shared/domain/text/counts'
import { DAY_MS, formatDayAndMonth, formatDayOf, formatWords, localDay } from '@shared/domain/text/dates'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The local time of a moment (a Date or an ISO timestamp): `09:41`. */
export const timeText = (moment: string | Date): string => clock.format(new Date(moment))

/** The local day and time of a moment (ISO 8601): `19.11.2026 09:12`. */
export const dayAndTime = (moment: string): string => `${formatDayOf(moment)} ${timeText(moment)}`

/** The local day and time of a moment (ISO 8601) in words: `14 November 2026 at 09:12`. */
export const momentText = (moment: string): string =>
  `${formatWords(localDay(moment))} at ${timeText(moment)}`

/** The local day of a moment without its year: `Thursday, 19 November`. */
export const weekdayText = (moment: Date): string =>
  `${moment.toLocaleDateString('en-GB', { weekday: 'long' })}, ${formatDayAndMonth(localDay(moment))}`

/** The time of a check (milliseconds since 1970): `today at 09:41`, or `on 18.11.2026 at 09:41`. */
export function checkedText(at: number, now = new Date()): string {
  const then = new Date(at)
  const day = localDay(then) === localDay(now) ? 'today' : `on ${formatDayOf(then)}`
  return `${day} at ${timeText(then)}`
}

/** A moment as briefly as a table shows it: `Today 08:31`, `Yesterday`, then the date. */
export function dayOrTime(moment: string, now = new Date()): string {
  const days = (Date.parse(localDay(now)) - Date.parse(localDay(moment))) / DAY_MS
  if (days === 0) return `Today ${timeText(moment)}`
  return days === 1 ? 'Yesterday' : formatDayOf(moment)
}

/** A duration in milliseconds: `<1 ms`, `38 ms`, `1.2 s`. */
export function durationText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`
  return ms < 1 ? '<1 ms' : `${Math.round(ms)} ms`
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const ago = (number: number, unit: string) => `${number} ${plural(number, unit)} ago`

/** A moment (ISO 8601) in minutes and hours today, yesterday with the time, then the date. */
export function relativeTime(moment: string, now = new Date()): string {
  const then = new Date(moment)
  const past = now.getTime() - then.getTime()
  if (past < MINUTE_MS) return 'Just now'
  if (past < HOUR_MS) return ago(Math.floor(past / MINUTE_MS), 'minute')
  const day = localDay(then)
  const days = (Date.parse(localDay(now)) - Date.parse(day)) / DAY_MS
  if (days === 0) return ago(Math.floor(past / HOUR_MS), 'hour')
  if (days === 1) return `Yesterday, ${timeText(then)}`
  return days < 7 ? ago(days, 'day') : formatWords(day)
}
