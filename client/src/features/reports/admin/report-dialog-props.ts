import type { WithClose } from '@/ui/dialog-host'
import type { Report } from '../results/report-types'
import type { ReportRow } from './report-row'

/** What a dialog about one report takes: the list's row, or what only the whole report says. */
export type ReportDialogProps = WithClose<{ report: ReportRow }>
export type WholeReportDialogProps = WithClose<{ report: Report }>
