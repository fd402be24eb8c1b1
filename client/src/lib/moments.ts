import { formatDayOf } from '@shared/domain/dates'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The local time of a moment (a Date or an ISO timestamp): `09:41`. */
export const timeText = (moment: string | Date): string => clock.format(new Date(moment))

/** The local day and time of a moment (ISO 8601): `19.11.2026 09:12`. */
export const dayAndTime = (moment: string): string => `${formatDayOf(moment)} ${timeText(moment)}`

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The local day and time of a moment (ISO 8601) in words: `14 November 2026 at 09:12`, or with another joint. */
export const momentText = (at: string, joint = ' at '): string =>
  written.format(new Date(at)).replace(', ', joint)

/** When something was checked (milliseconds since 1970): `today at 09:41`, or `on 18.11.2026 at 09:41`. */
export function checkedText(at: number, now = new Date()): string {
  const then = new Date(at)
  const day = then.toDateString() === now.toDateString() ? 'today' : `on ${formatDayOf(then)}`
  return `${day} at ${timeText(then)}`
}

/** How long something took, in milliseconds: `<1 ms`, `38 ms`, `1.2 s`. */
export function durationText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`
  return ms < 1 ? '<1 ms' : `${Math.round(ms)} ms`
}
