import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { DAY_MS, utcDay } from '@shared/domain/text/dates'
import type { ReportStatus } from '@shared/domain/reports/report-status'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { reportOpenings, reports } from '../reports/reports.tables'
import { turnarounds } from './turnaround'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Turnaround = Reply<'GET /api/turnaround'>
type History = {
  sampleId: string
  created: number
  received: number
  released: number | null
  read: number | null
  practitionerId: number | null
  status: ReportStatus
  isLinked: boolean
}

/** Interpolates between the two nearest values, like `percentile_cont`. */
function share(values: number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return null
  const at = (sorted.length - 1) * part
  const low = sorted[Math.floor(at)] ?? 0
  return low + ((sorted[Math.ceil(at)] ?? 0) - low) * (at % 1)
}
const spread = (values: number[]) => ({
  n: values.length,
  median: share(values, 0.5),
  p90: share(values, 0.9),
})
const daysOf = (from: number, to: number | null) => (to === null ? [] : [Math.max(0, (to - from) / DAY_MS)])
const naive = (of: History[]) => ({
  toRelease: spread(of.flatMap((each) => daysOf(each.received, each.released))),
  toRead: spread(of.flatMap((each) => (each.released === null ? [] : daysOf(each.released, each.read)))),
  whole: spread(of.flatMap((each) => (each.released === null ? [] : daysOf(each.received, each.read)))),
})
const mondayOf = (at: number) => utcDay(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS)

/** Compares figures within the rounding to one decimal. */
function expectClose(found: ReturnType<typeof naive>, wanted: ReturnType<typeof naive>, what: string) {
  for (const part of ['toRelease', 'toRead', 'whole'] as const) {
    expect(found[part].n, `${what} ${part}`).toBe(wanted[part].n)
    for (const figure of ['median', 'p90'] as const) {
      const [is, ought] = [found[part][figure], wanted[part][figure]]
      if (ought === null) expect(is, `${what} ${part}`).toBeNull()
      else expect(Math.abs((is ?? NaN) - ought), `${what} ${part} ${figure}`).toBeLessThanOrEqual(0.0501)
    }
  }
}

it('gives the same as computing by hand, for random histories', async () => {
  const client = await portal.person('client')
  const doctors = [await portal.person('practitioner'), await portal.person('practitioner')]
  const now = Date.now()
  const made: History[] = []
  for (let n = 0; n < 150; n++) {
    const created = now - Math.random() * 100 * DAY_MS
    const receiptDay = Math.random() < 0.6 ? utcDay(created - Math.random() * 6 * DAY_MS) : null
    const received = receiptDay === null ? created : Math.min(created, Date.parse(receiptDay))
    const isLinked = Math.random() < 0.9
    const status =
      (['failed', 'processed', 'pending', 'completed', 'completed'] as const)[n % 5] ?? 'completed'
    const isReleased = status === 'completed' && isLinked
    const released = isReleased ? created + Math.random() * (now - created) : null
    const read = released !== null && Math.random() < 0.7 ? released + Math.random() * (now - released) : null
    const practitionerId = doctors[n % 3]?.practitionerId ?? null
    const sampleId = `T${n}`
    const [row] = await portal.deps.db
      .insert(reports)
      .values({
        ...{ sampleId, clientName: 'T', clientId: isLinked ? client.clientId : null, practitionerId, status },
        ...{
          scale: 'index',
          fileName: 'a',
          folder: randomUUID(),
          digest: sampleId,
          dateOfReceipt: receiptDay,
        },
        createdAt: new Date(created),
        pendingAt: new Date(created),
        ...(released !== null && { releasedAt: new Date(released) }),
      })
      .returning({ id: reports.id })
    if (row && read !== null)
      await portal.deps.db
        .insert(reportOpenings)
        .values({ reportId: row.id, userId: client.userId, version: 1, firstAt: new Date(read) })
    // An opening by somebody else must not count as the client's.
    if (row && n % 7 === 0)
      await portal.deps.db
        .insert(reportOpenings)
        .values({ reportId: row.id, userId: admin.userId, version: 1 })
    made.push({ sampleId, created, received, released, read, practitionerId, status, isLinked })
  }
  for (const [query, weeks, only] of [
    ['', 12, undefined],
    ['?weeks=4', 4, undefined],
    [`?weeks=8&practitionerId=${doctors[0]?.practitionerId}`, 8, doctors[0]?.practitionerId],
  ] as const) {
    const found = (await admin.visit.get(`/api/turnaround${query}`)).body as Turnaround
    const since = Date.parse(mondayOf(now)) - (weeks - 1) * 7 * DAY_MS
    const mine = made.filter((each) => only === undefined || each.practitionerId === only)
    const inTime = mine.filter(({ received }) => received >= since)
    expectClose(found, naive(inTime), query)
    expect(found.weeks).toHaveLength(weeks)
    expect(found.weeks.at(-1)?.monday).toBe(mondayOf(now))
    for (const { monday, ...week } of found.weeks)
      expectClose(week, naive(inTime.filter(({ received }) => mondayOf(received) === monday)), monday)
    const ids = only === undefined ? [null, ...doctors.map((doctor) => doctor.practitionerId)] : [only]
    expect(found.practitioners.map((each) => each.practitionerId).sort()).toEqual([...ids].sort())
    for (const each of found.practitioners) {
      const theirs = ({ practitionerId }: History) => practitionerId === each.practitionerId
      expectClose(each, naive(inTime.filter(theirs)), String(each.practitionerId))
      const held = mine.filter((one) => theirs(one) && one.status === 'pending' && one.isLinked)
      expect(each.held).toBe(held.length)
      const longest = held.map(({ created }) => (now - created) / DAY_MS)
      if (held.length === 0) expect(each.longest).toBeNull()
      else expect(Math.abs((each.longest ?? NaN) - Math.max(...longest))).toBeLessThanOrEqual(0.0501)
    }
    const unreleased = mine
      .filter(({ released }) => released === null)
      .sort((a, b) => a.received - b.received)
    expect(found.waiting.map(({ sampleId }) => sampleId)).toEqual(
      unreleased.slice(0, 10).map(({ sampleId }) => sampleId),
    )
  }
})

it('is for admins, and covers at most a year', async () => {
  expect((await admin.visit.get('/api/turnaround?weeks=53')).status).toBe(400)
  const doctor = await portal.person('practitioner')
  expect((await doctor.visit.get('/api/turnaround')).status).toBe(403)
})

it('caches the figures of many reports for five minutes with their time, but not what waits', async () => {
  const { db, pool } = portal.deps
  const upload = (sampleId: string, count: number) =>
    pool.query(
      `insert into reports (sample_id, client_name, status, scale, file_name, folder, digest,
        date_of_receipt, practitioner_id)
      select $1, 'M', 'failed', 'index', 'f', gen_random_uuid(), n::text, '2020-01-01', $2
      from generate_series(1, $3::int) n`,
      [sampleId, doctor.practitionerId, count],
    )
  const doctor = await portal.person('practitioner')
  const { clientId } = await portal.person('client')
  const query = { weeks: 4, practitionerId: doctor.practitionerId }
  const ask = turnarounds(db)
  const release = (sampleId: string) =>
    pool.query(
      `update reports set status = 'completed', client_id = $2, date_of_receipt = null where sample_id = $1`,
      [sampleId, clientId],
    )
  const start = new Date()
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  await upload('few', 1000)
  await release('few')
  const few = await ask(query, start)
  expect([few.asOf, few.toRelease.n, few.waiting]).toEqual([null, 1000, []])
  await upload('one', 1)
  await release('one')
  const many = await ask(query, start)
  expect([many.asOf, many.toRelease.n]).toEqual([start, 1001])
  await upload('more', 1)
  await release('more')
  await upload('waits', 1)
  const kept = await ask(query, later(4.9))
  expect([kept.asOf, kept.toRelease.n]).toEqual([start, 1001])
  expect(kept.waiting.map(({ sampleId }) => sampleId)).toEqual(['waits'])
  expect(kept.practitioners).toEqual(many.practitioners)
  const next = later(5)
  const anew = await ask(query, next)
  expect([anew.asOf, anew.toRelease.n]).toEqual([next, 1002])
  // Other parameters and the next week are not served from the cache.
  expect((await ask({ ...query, weeks: 5 }, next)).asOf).toEqual(next)
  const nextWeek = later(7 * 24 * 60)
  expect((await ask(query, nextWeek)).asOf).toEqual(nextWeek)
})
