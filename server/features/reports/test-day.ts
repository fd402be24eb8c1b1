import { desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Dated = Record<'reportDate' | 'createdAt' | 'updatedAt', SQLWrapper>

/**
 * The day of a test: the report's date, or the upload's where it has none or one that was in the
 * future at the last change. The current time is not used, so that cached tests do not change at
 * midnight. `testDayOf` is the same in the browser.
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
