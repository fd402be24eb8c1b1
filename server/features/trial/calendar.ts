import { addDays } from '@shared/domain/text/dates'
import {
  BASELINE_DAYS,
  CHALLENGE_DAYS,
  WITHOUT_CLOSES,
  WITHOUT_DAYS,
  WITHOUT_MOST,
} from '@shared/domain/trial/numbers'
import { dayAfterPhase, dayOfPhase } from '@shared/domain/trial/phases'
import type { Day, TrialState } from '@shared/domain/trial/trial'
import type { trials } from './trial.tables'

type Planned = Pick<
  typeof trials.$inferSelect,
  'id' | 'state' | 'phaseOn' | 'zone' | 'remindAt' | 'version' | 'updatedAt'
>

/**
 * A plan's phase as an iCalendar file (RFC 5545): its dates as whole days, and a daily reminder.
 * The text does not reveal what it is about. `left` is how many foods are still to be reintroduced
 * from `today` on, `home` the portal's address, empty where it is not set.
 */
export function calendarOf(
  plan: Planned,
  { today, left, home }: { today: Day; left: number; home: string },
): string {
  const { phaseOn, remindAt } = plan
  const { last, dates } =
    phaseOn === null
      ? nothing
      : phaseOf(plan.state, phaseOn, addDays(today, Math.max(1, left) * CHALLENGE_DAYS - 1), today)
  const event = (name: string, ...when: string[]) => [
    'BEGIN:VEVENT',
    `UID:plan-${plan.id}-${name}@pearwell`,
    `DTSTAMP:${stamp(plan.updatedAt)}`,
    `SEQUENCE:${plan.version}`,
    `SUMMARY:${TITLE}`,
    ...(home === '' ? [] : [`URL:${home}`]),
    'TRANSP:TRANSPARENT',
    ...when,
    'END:VEVENT',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${TITLE}//Plan//EN`,
    'CALSCALE:GREGORIAN',
    // Floating times need no time zone rules, but some calendars want a zone name.
    `X-WR-TIMEZONE:${escaped(plan.zone)}`,
    ...dates.flatMap(({ name, day }) => event(name, `DTSTART;VALUE=DATE:${bare(day)}`)),
    ...(phaseOn === null || remindAt === null || last === undefined
      ? []
      : event(
          'reminder',
          `DTSTART:${at(phaseOn, remindAt)}`,
          'DURATION:PT5M',
          `RRULE:FREQ=DAILY;UNTIL=${at(last, remindAt)}`,
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${TITLE}`,
          'TRIGGER:PT0S',
          'END:VALARM',
        )),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

const TITLE = 'Pearwell'

type Phase = { last?: Day; dates: { name: string; day: Day }[] }
const nothing: Phase = { dates: [] }

/**
 * The last day of a phase's diary, and the days on which something must be decided or a later plan
 * begins. Reintroduction has no fixed length and lasts until `broughtBack`.
 */
function phaseOf(state: TrialState, from: Day, broughtBack: Day, today: Day): Phase {
  const dayOf = (count: number) => dayOfPhase({ phaseOn: from }, count)
  const dayAfter = (count: number) => dayAfterPhase({ phaseOn: from }, count)
  switch (state) {
    case 'baseline':
      return {
        last: dayOf(BASELINE_DAYS),
        dates: [
          ...(today < from ? [{ name: 'begins', day: from }] : []),
          { name: 'baseline', day: dayAfter(BASELINE_DAYS) },
        ],
      }
    case 'without':
      return {
        last: dayOf(WITHOUT_MOST),
        dates: [
          { name: 'without', day: dayAfter(WITHOUT_DAYS) },
          { name: 'closes', day: dayOf(WITHOUT_CLOSES) },
        ],
      }
    case 'reintroduction':
      return { last: broughtBack, dates: [] }
    case 'proposed':
    case 'closed':
      return nothing
  }
}

const bare = (day: Day) => day.replaceAll('-', '')
const at = (day: Day, hour: string) => `${bare(day)}T${hour.slice(0, 5).replace(':', '')}00`
const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)

const LONGEST = 75

/** Splits a line into pieces of at most 75 octets without cutting a character. */
function folded(line: string): string {
  const pieces = ['']
  for (const character of line) {
    const piece = `${pieces.at(-1)}${character}`
    if (Buffer.byteLength(piece) > LONGEST) pieces.push(` ${character}`)
    else pieces[pieces.length - 1] = piece
  }
  return pieces.join('\r\n')
}
