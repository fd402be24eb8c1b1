import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { type Database, planOnceHint } from '../../database/connect'
import { capped, isOneOf, reachOf, refuseTooDeep, sliceOf, type PageQuery } from '../../database/pages'
import { pageOf } from '../../http/paging'
import { notifications } from './notifications.tables'
import type { GroupedNotificationTexts } from './notifications.public'

/** A line of the list: its newest notification, and how many notifications it stands for. */
type Line = { id: number; count: number }
type Walked = { n: number; lines: number; page: Line[] | null }

/** The UTC day on which it was made. */
export const dayOf = sql`(${notifications.createdAt} at time zone 'UTC')::date`

/** One kind and day form a line, read and unread apart; one without a kind is its own line. */
const lineOf = sql`case when ${notifications.kind} is null then ${notifications.id}::text
  else ${notifications.kind} || ${dayOf} || (${notifications.readAt} is null) end`

const EVERYTHING = 2_147_483_647

/** Newest first, with the total; reads all rows only where twice as many are too few. */
export async function listLines(
  db: Database,
  several: GroupedNotificationTexts,
  userId: number,
  page: PageQuery,
  which: 'all' | 'unread' = 'all',
) {
  const mine = and(
    eq(notifications.userId, userId),
    which === 'unread' ? isNull(notifications.readAt) : undefined,
  )
  const wanted = reachOf(page)
  let reach = 2 * wanted
  let walked = await walk(db, mine, reach, page)
  if (walked.n === reach && walked.lines < wanted) {
    reach = EVERYTHING
    walked = await walk(db, mine, reach, page)
  }
  refuseTooDeep(page, walked.n < reach)
  const lines = walked.page ?? []
  return {
    rows: await rowsOf(db, several, lines),
    total: capped(walked.lines),
    hasNext: walked.lines > pageOf(page) + page.pageSize,
  }
}

async function walk(db: Database, mine: SQL | undefined, reach: number, page: PageQuery): Promise<Walked> {
  const met = db
    .select({
      id: notifications.id,
      line: lineOf.as('line'),
      subject: sql`coalesce(subject_id, id)`.as('subject'),
    })
    .from(notifications)
    .where(mine)
    .orderBy(sql`${notifications.id} desc`)
    .limit(reach)
  const { rows } = await db.execute<Walked>(sql`${planOnceHint}
    with met as ${met}, lines as (
      select max(id) as id, count(distinct subject)::int as count, count(*) as n from met group by line)
    select coalesce(sum(n), 0)::int as n, count(*)::int as lines,
      to_jsonb((array_agg(jsonb_build_object('id', id, 'count', count) order by id desc))${sliceOf(page)}) as page
    from lines`)
  return rows[0] ?? { n: 0, lines: 0, page: null }
}

async function rowsOf(db: Database, several: GroupedNotificationTexts, lines: readonly Line[]) {
  if (lines.length === 0) return []
  const ids = lines.map(({ id }) => id)
  const rows = await db.select().from(notifications).where(isOneOf(notifications.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return lines.flatMap(({ id, count }) => {
    const row = byId.get(id)
    if (!row) return []
    return { ...row, count, ...(row.kind && count > 1 && several[row.kind](count)) }
  })
}
