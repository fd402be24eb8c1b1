import { formatDayOf } from '@shared/domain/dates'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The local time of a moment (a Date or an ISO timestamp): `09:41`. */
export const timeOf = (moment: string | Date): string => clock.format(new Date(moment))

/** The local day and time of a moment (ISO 8601): `19.11.2026 09:12`. */
export const dayAndTime = (moment: string): string => `${formatDayOf(moment)} ${timeOf(moment)}`

/** When something was checked (milliseconds since 1970): `today at 09:41`, or `on 18.11.2026 at 09:41`. */
export function checkedText(at: number, now = new Date()): string {
  const then = new Date(at)
  const day = then.toDateString() === now.toDateString() ? 'today' : `on ${formatDayOf(then)}`
  return `${day} at ${timeOf(then)}`
}

/** How long something took, in milliseconds: `<1 ms`, `38 ms`, `1.2 s`. */
export function durationText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`
  return ms < 1 ? '<1 ms' : `${Math.round(ms)} ms`
}
