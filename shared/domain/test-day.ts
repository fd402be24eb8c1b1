import { addDays, localDay, parseDate } from './dates'

/** Of a report its own date, in any form that is read, and the moments of its upload and its last change. */
export type Dated = { reportDate: string | null; createdAt: string; updatedAt: string }

/**
 * The day of a test as ISO: the report's, or the upload's where it gives none or one that lay in the future when it was last
 * changed: a slip of the pen must not be the latest test for years. `known` tells the report's day from the upload's.
 */
export function testDayOf({ reportDate, createdAt, updatedAt }: Dated): {
  day: string | undefined
  known: boolean
} {
  const uploaded = localDay(createdAt)
  const tested = parseDate(reportDate ?? '')
  const changed = localDay(updatedAt)
  const newest = changed > uploaded ? changed : uploaded
  const known = tested !== undefined && (newest === '' || tested <= addDays(newest, 1))
  return { day: known ? tested : uploaded || undefined, known }
}
