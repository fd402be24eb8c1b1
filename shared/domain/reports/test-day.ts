import { addDays, localDay, parseDate } from '../text/dates'

/** A report's own date in any parsed format, and when it was uploaded and last changed. */
export type Dated = { reportDate: string | null; createdAt: string; updatedAt: string }

/**
 * The day of a test as ISO: the report's, or the upload's where the report has none or one that was
 * in the future when it was last changed, as a typing error must not make it the latest test for
 * years. `known` tells the report's day from the upload's.
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
