import type { WithClose } from '@/ui/dialog-host'
import type { ReportRow } from './report-row'

/** What every dialog about one report takes. */
export type ReportDialogProps = WithClose<{ report: ReportRow }>
