import { formatDots } from '@shared/domain/text/dates'
import { type Dated, testDayOf } from '@shared/domain/reports/test-day'

/** The day of a test as `DD.MM.YYYY`; empty when it has none. */
export const testDay = (report: Dated): string => formatDots(testDayOf(report).day ?? '')
