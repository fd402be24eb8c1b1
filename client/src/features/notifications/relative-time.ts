const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'} ago`

const midnightOf = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0)

/** How long ago a moment (ISO 8601) was, in words: minutes and hours today, then yesterday with the time, then the date. */
export function relativeTime(moment: string, now = new Date()): string {
  const then = new Date(moment)
  const past = now.getTime() - then.getTime()
  if (past < MINUTE) return 'Just now'
  if (past < HOUR) return count(Math.floor(past / MINUTE), 'minute')
  if (then.toDateString() === now.toDateString()) return count(Math.floor(past / HOUR), 'hour')
  const days = Math.round((midnightOf(now) - midnightOf(then)) / DAY)
  if (days === 1) return `Yesterday, ${clock.format(then)}`
  return days < 7 ? count(days, 'day') : date.format(then)
}
