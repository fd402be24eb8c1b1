import { sql, type SQL, type SQLWrapper, type WithSubquery } from 'drizzle-orm'
import type { Database } from '../../../database/connect'
import {
  capped,
  COUNTED,
  reachOf,
  refuseTooDeep,
  sliceOf,
  type CappedCount,
  type Ordered,
  type PageQuery,
} from '../../../database/pages'
import { pageOf } from '../../../http/paging'

/** A page's rows, the counts of rows and groups, and whether another page follows. */
type GroupPage<Rows> = { rows: Rows; total: CappedCount; groups: CappedCount; hasNext: boolean }
/** One scan: the number of rows and groups found, and the rows of the page's groups. */
type Walked<Rows> = { n: number; groups: number; rows: Rows }

/**
 * One page of groups, those with the newest row first; `rowsOf` reads their rows by an array of
 * keys. `ordered` selects each row's group, newest first, so the first row of a group decides its
 * place and reading stops when there are enough groups. It reads 2 and then 20 times as many rows
 * as groups wanted. For larger groups it reads all rows if the page needs them, and otherwise
 * returns the number of groups as "at least". In a sort order that keeps groups together the first
 * scan that fills the page is enough.
 */
export async function pageOfGroups<Rows>(
  db: Database,
  ordered: Ordered,
  rowsOf: (keys: SQL) => SQL<Rows>,
  page: PageQuery,
  enough = COUNTED,
  isSorted = false,
): Promise<GroupPage<Rows>> {
  const wanted = reachOf(page, enough)
  const end = pageOf(page) + page.pageSize
  for (const reach of [2 * wanted, 20 * wanted, EVERYTHING]) {
    const walked = await walk(db, ordered.limit(reach), rowsOf, page)
    const isEverything = walked.n < reach
    const isFilled = (isSorted || reach > 2 * wanted) && walked.groups > end
    if (!isEverything && !isFilled && walked.groups < wanted) continue
    refuseTooDeep(page, isEverything)
    return {
      rows: walked.rows,
      total: capped(walked.n, enough),
      groups: isEverything ? capped(walked.groups, enough) : atLeast(Math.min(walked.groups, enough)),
      hasNext: walked.groups > end,
    }
  }
  throw new Error('a walk over every row ended before the last')
}

const EVERYTHING = 2_147_483_647
const atLeast = (count: number): CappedCount => ({ count, isCapped: true })

async function walk<Rows>(
  db: Database,
  met: SQLWrapper,
  rowsOf: (keys: SQL) => SQL<Rows>,
  page: PageQuery,
): Promise<Walked<Rows>> {
  const found: WithSubquery = db.$with('found', {}).as(sql`
    with met as (select key, row_number() over () as place from ${met} as row (key)),
      grouped as (select key, min(place) as place, count(*) as n from met group by key)
    select coalesce(sum(n), 0)::int as n, count(*)::int as groups,
      (array_agg(key order by place))${sliceOf(page)} as keys
    from grouped`)
  const [walked] = await db
    .with(found)
    .select({
      n: sql<number>`n`,
      groups: sql<number>`groups`,
      rows: rowsOf(sql`(select keys from found)::text[]`),
    })
    .from(found)
  if (!walked) throw new Error('a walk has no row that counts it')
  return walked
}
