import { plural } from '@shared/domain/counts'
import { timeText } from './moments'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const ago = (number: number, unit: string) => `${number} ${plural(number, unit)} ago`

const midnightOf = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0)

/** How long ago a moment (ISO 8601) was, in words: minutes and hours today, then yesterday with the time, then the date. */
export function relativeTime(moment: string, now = new Date()): string {
  const then = new Date(moment)
  const past = now.getTime() - then.getTime()
  if (past < MINUTE) return 'Just now'
  if (past < HOUR) return ago(Math.floor(past / MINUTE), 'minute')
  if (then.toDateString() === now.toDateString()) return ago(Math.floor(past / HOUR), 'hour')
  const days = Math.round((midnightOf(now) - midnightOf(then)) / DAY)
  if (days === 1) return `Yesterday, ${timeText(then)}`
  return days < 7 ? ago(days, 'day') : date.format(then)
}
