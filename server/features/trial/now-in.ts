import type { Day } from '@shared/domain/trial/trial'

/** The current day and time (`HH:MM`) in a zone. */
export function nowIn(zone: string): { day: Day; time: string } {
  const now = new Date()
  const inZone = (locale: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...parts }).format(now)
  return {
    day: inZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }),
    time: inZone('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}
