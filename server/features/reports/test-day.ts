import { desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Dated = Record<'reportDate' | 'createdAt' | 'updatedAt', SQLWrapper>

/**
 * The day of a test: the report's, or the upload's where it gives none or one that lay in the future when it was last
 * changed. It asks no clock, so that what is remembered of a client's tests does not turn at midnight. `testDayOf` says the
 * same in the browser.
 */
export const testDay = ({ reportDate, createdAt, updatedAt }: Dated): SQL<string> =>
  sql<string>`(case when ${reportDate} <= greatest(${createdAt}, ${updatedAt})::date + 1 then ${reportDate}
    else ${createdAt}::date end)`

/** Newest first: by the day of the test, then by the upload. */
export const newestFirst = (row: Dated & Record<'createdAt' | 'id', PgColumn>): SQL[] => [
  desc(testDay(row)),
  desc(row.createdAt),
  desc(row.id),
]
