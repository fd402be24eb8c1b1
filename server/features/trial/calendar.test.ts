import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar'

const plan = {
  id: 7,
  state: 'baseline',
  phaseOn: '2026-03-20',
  zone: 'Europe/London',
  remindAt: '20:30:00',
  version: 3,
  updatedAt: new Date('2026-03-21T09:08:07.123Z'),
} as const
const home = 'https://portal.example.com'
const given = { today: '2026-03-26', left: 4, home }

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return {
    calendar,
    events: new Map(
      calendar.getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component)
        return [event.uid, event] as const
      }),
    ),
  }
}
/** The times of the reminder in local time. */
function reminders(text: string): string[] {
  const { events } = read(text)
  const event = events.get('plan-7-reminder@pearwell') ?? expect.fail('no reminder')
  const moments = event.iterator()
  const found: string[] = []
  for (
    let next = moments.next() as ICAL.Time | undefined;
    next;
    next = moments.next() as ICAL.Time | undefined
  )
    found.push(next.toString())
  return found
}

describe('the calendar of a plan', () => {
  it('reminds on each day of the phase at the same local time, across the change to summer time', () => {
    const moments = reminders(calendarOf(plan, given))
    expect(moments).toHaveLength(14)
    expect([moments[0], moments.at(-1)]).toEqual(['2026-03-20T20:30:00', '2026-04-02T20:30:00'])
    expect(new Set(moments.map((moment) => moment.slice(10)))).toEqual(new Set(['T20:30:00']))
    const { events } = read(calendarOf(plan, given))
    const [alarm] = events.get('plan-7-reminder@pearwell')?.component.getAllSubcomponents('valarm') ?? []
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
  })

  it('contains the first day of a plan that begins later', () => {
    const { events } = read(calendarOf(plan, { ...given, today: '2026-03-19' }))
    expect(events.get('plan-7-begins@pearwell')?.startDate.toString()).toBe('2026-03-20')
  })

  it.each([
    ['baseline', { baseline: '2026-04-03' }, 14],
    ['without', { without: '2026-04-17', closes: '2026-05-07' }, 42],
    ['reintroduction', {}, 30],
  ] as const)('contains the dates of %s as whole days', (state, dates, days) => {
    const text = calendarOf({ ...plan, state }, given)
    const { events } = read(text)
    const wholeDays = [...events.values()].filter(({ startDate }) => startDate.isDate)
    expect(Object.fromEntries(wholeDays.map(({ uid, startDate }) => [uid, startDate.toString()]))).toEqual(
      Object.fromEntries(Object.entries(dates).map(([name, day]) => [`plan-7-${name}@pearwell`, day])),
    )
    expect(reminders(text)).toHaveLength(days)
  })

  it.each(['proposed', 'closed'] as const)('is empty for a plan that is %s', (state) => {
    expect(read(calendarOf({ ...plan, state }, given)).events.size).toBe(0)
  })

  it('has no events before the plan begins, and no reminder where none is set', () => {
    expect(read(calendarOf({ ...plan, phaseOn: null }, given)).events.size).toBe(0)
    expect([...read(calendarOf({ ...plan, remindAt: null }, given)).events.keys()]).toEqual([
      'plan-7-baseline@pearwell',
    ])
  })

  it('keeps the event ids and raises their sequence when the plan changes', () => {
    const [before, after] = [plan, { ...plan, version: 4, remindAt: '07:00:00' }].map(
      (of) => read(calendarOf(of, given)).events,
    )
    expect([...(after?.keys() ?? [])]).toEqual([...(before?.keys() ?? [])])
    expect([...(before?.values() ?? [])].map(({ sequence }) => sequence)).toEqual([3, 3])
    expect([...(after?.values() ?? [])].map(({ sequence }) => sequence)).toEqual([4, 4])
  })

  it('follows RFC 5545, in lines of at most 75 octets', () => {
    const long = `https://portal.example.com/${'ü'.repeat(60)}`
    const text = calendarOf(
      { ...plan, zone: String.raw`Odd, zone; \ name` },
      { ...given, left: 0, home: long },
    )
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([])
    const { calendar, events } = read(text)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
    expect(text).toContain(String.raw`X-WR-TIMEZONE:Odd\, zone\; \\ name`)
    for (const { component } of events.values()) {
      expect(component.getFirstPropertyValue('url')).toBe(long)
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-21T09:08:07Z')
    }
    expect(calendarOf(plan, { ...given, home: '' })).not.toContain('URL')
  })

  it('does not reveal what the plan is about', () => {
    for (const state of ['baseline', 'without', 'reintroduction'] as const) {
      const { events } = read(calendarOf({ ...plan, state }, given))
      for (const { summary, description } of events.values())
        expect([summary, description]).toEqual(['Pearwell', null])
    }
  })
})
