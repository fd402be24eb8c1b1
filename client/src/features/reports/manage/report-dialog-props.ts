import type { WithClose } from '@/ui/dialog-host'
import type { Report } from '../results/report-types'
import type { ReportRow } from './report-row'

/** The props of a report dialog: the row of the list, or the full report when it needs more. */
export type ReportDialogProps = WithClose<{ report: ReportRow }>
export type FullReportDialogProps = WithClose<{ report: Report }>
