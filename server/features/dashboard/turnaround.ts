import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Query, Reply } from '@shared/api'
import { DAY_MS, utcDay } from '@shared/domain/text/dates'
import { byAlphabet } from '@shared/domain/text/fold'
import type { Database } from '../../database/connect'
import { COUNTED } from '../../database/pages'
import { client } from '../clients/clients.public'
import { practitionerName } from '../practitioners/practitioners.public'
import { inState, receivedOf, report, reportOpening, isUnreleased } from '../reports/reports.public'

type Turnaround = Reply<'GET /api/turnaround'>
type Waiting = Turnaround['waiting']
/** The figures over many reports; `asOf` is null when they are not cached. */
type Figures = Omit<Turnaround, 'waiting' | 'asOf'> & { asOf: Date | null }
type Spread = Turnaround['whole']
type Spreads = Record<'toRelease' | 'toRead' | 'whole', Spread>

const WEEKS = 12
const LONGEST = 10

/** How long figures over many reports are cached, and for how many queries. */
const KEPT_MS = 5 * 60_000
const MOST_KEPT = 100

const received = receivedOf(report)

/** The days between two moments; 0 if the end lies before the start. */
const days = (from: SQL, to: SQL) =>
  sql`case when ${to} < ${from} then 0 else extract(epoch from ${to} - ${from}) / 86400 end`
const rounded = (value: SQL) => sql`round((${value})::numeric, 1)::float8`

/** The number of durations, with median and 90th percentile. */
const spreadOf = (column: SQL) => {
  const at = (share: number) =>
    rounded(sql`percentile_cont(${share}::float8) within group (order by ${column})`)
  return sql`jsonb_build_object('n', count(${column}), 'median', ${at(0.5)}, 'p90', ${at(0.9)})`
}

/** The Monday of a moment's week in UTC, as an ISO day. */
const mondayOf = (moment: Date) => utcDay(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * DAY_MS)

/** Times from receipt to release and first reading; medians of many reports are cached. */
export function turnarounds(db: Database) {
  const kept = new LRUCache<string, Figures & { asOf: Date }>({ max: MOST_KEPT })
  return async (
    { weeks = WEEKS, practitionerId }: Query<'GET /api/turnaround'>,
    now: Date,
  ): Promise<Figures & { waiting: Waiting }> => {
    const mondays = mondaysUntil(now, weeks)
    const of = practitionerId === undefined ? undefined : eq(report.practitionerId, practitionerId)
    const key = JSON.stringify([mondays, practitionerId])
    const known = kept.get(key)
    const isKept = known !== undefined && now.getTime() - known.asOf.getTime() < KEPT_MS
    const [figures, waiting] = await Promise.all([
      isKept ? known : figuresOf(db, mondays, of, now),
      longestWaiting(db, of),
    ])
    const { asOf } = figures
    if (asOf) kept.set(key, { ...figures, asOf })
    return { ...figures, waiting }
  }
}

/** The Mondays of so many weeks, the oldest first. */
function mondaysUntil(now: Date, weeks: number): string[] {
  const last = Date.parse(mondayOf(now))
  return Array.from({ length: weeks }, (_, at) => utcDay(last - (weeks - 1 - at) * 7 * DAY_MS))
}

async function figuresOf(
  db: Database,
  mondays: readonly string[],
  of: SQL | undefined,
  now: Date,
): Promise<Figures> {
  const [spreads, held] = await Promise.all([
    spreadsSince(db, new Date(mondays[0] ?? now), of),
    heldBy(db, of),
  ])
  const none = { n: 0, median: null, p90: null }
  const nothing: Spreads = { toRelease: none, toRead: none, whole: none }
  const all = spreads.find(({ monday, isOfPractitioner }) => !monday && !isOfPractitioner)
  const byWeek = new Map(spreads.flatMap(({ monday, ...row }) => (monday ? [[monday, row.spreads]] : [])))
  const byPractitioner = new Map(
    spreads.flatMap((row) => (row.isOfPractitioner ? [[row.practitionerId, row] as const] : [])),
  )
  const heldNow = new Map(held.map((row) => [row.practitionerId, row]))
  const people = new Map([...held, ...byPractitioner.values()].map((row) => [row.practitionerId, row.name]))
  const looked = (all?.looked ?? 0) + held.reduce((sum, { held }) => sum + held, 0)
  return {
    ...(all?.spreads ?? nothing),
    asOf: looked > COUNTED ? now : null,
    weeks: mondays.map((monday) => ({ monday, ...(byWeek.get(monday) ?? nothing) })),
    practitioners: [...people]
      .map(([id, name]) => {
        const { held = 0, longest = null } = heldNow.get(id) ?? {}
        const { spreads } = byPractitioner.get(id) ?? { spreads: nothing }
        return { practitionerId: id, name, held, longest, ...spreads }
      })
      .sort(
        (a, b) => Number(a.name === null) - Number(b.name === null) || byAlphabet(a.name ?? '', b.name ?? ''),
      ),
  }
}

type Row = {
  monday: string | null
  practitionerId: number | null
  name: string | null
  isOfPractitioner: boolean
  looked: number
  spreads: Spreads
}

/** No report is uploaded before its receipt, so uploads before `since` can be skipped. */
async function spreadsSince(db: Database, since: Date, of: SQL | undefined): Promise<Row[]> {
  const one = db
    .select({
      practitionerId: report.practitionerId,
      monday: sql`to_char(date_trunc('week', ${received} at time zone 'UTC'), 'YYYY-MM-DD')`.as('monday'),
      toRelease: days(received, sql`${report.releasedAt}`).as('to_release'),
      toRead: days(sql`${report.releasedAt}`, sql`${reportOpening.firstAt}`).as('to_read'),
      whole:
        sql`case when ${report.releasedAt} is not null then ${days(received, sql`${reportOpening.firstAt}`)} end`.as(
          'whole',
        ),
    })
    .from(report)
    .leftJoin(client, eq(client.id, report.clientId))
    .leftJoin(
      reportOpening,
      and(eq(reportOpening.reportId, report.id), eq(reportOpening.userId, client.userId)),
    )
    .where(and(gte(report.createdAt, since), sql`${received} >= ${since.toISOString()}::timestamptz`, of))
  const { rows } = await db.execute<Row>(sql`
    select monday, practitioner_id as "practitionerId", grouping(practitioner_id) = 0 as "isOfPractitioner",
      ${practitionerName(sql`one.practitioner_id`)} as name, count(*)::int as looked,
      jsonb_build_object('toRelease', ${spreadOf(sql`to_release`)}, 'toRead', ${spreadOf(sql`to_read`)},
        'whole', ${spreadOf(sql`whole`)}) as spreads
    from ${one} as one group by grouping sets ((), (monday), (practitioner_id))`)
  return rows
}

/** How many reports each practitioner holds now, and for how long the oldest. */
async function heldBy(db: Database, of: SQL | undefined) {
  return db
    .select({
      practitionerId: report.practitionerId,
      name: practitionerName(report.practitionerId),
      held: sql<number>`count(*)::int`,
      longest: sql<number | null>`${rounded(days(sql`min(${report.pendingAt})`, sql`now()`))}`,
    })
    .from(report)
    .where(and(inState('held', report), of))
    .groupBy(report.practitionerId)
}

/** The reports received longest ago that have not reached their client. */
async function longestWaiting(db: Database, of: SQL | undefined): Promise<Waiting> {
  return db
    .select({
      reportId: report.id,
      sampleId: report.sampleId,
      clientName: report.clientName,
      practitionerName: practitionerName(report.practitionerId),
      days: sql<number>`${rounded(days(received, sql`now()`))}`,
    })
    .from(report)
    .where(and(isUnreleased, of))
    .orderBy(asc(received), asc(report.id))
    .limit(LONGEST)
}
