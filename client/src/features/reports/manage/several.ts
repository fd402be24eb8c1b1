import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/text/counts'
import type { WithClose } from '@/ui/dialog-host'
import type { ReportRow } from './report-row'

/** The props of a bulk dialog; `onDone` receives the ids that were changed. */
export type SeveralProps = WithClose<{ reports: ReportRow[]; onDone?: (ids: number[]) => void }>

/** A report that was not changed, and why. */
export type Refused = Reply<'POST /api/reports/release'>['refused'][number]

/** `3 reports released`, and how many were refused. */
export function doneText(done: number, refused: number, verb: string): string {
  const summary = `${countText(done, 'report')} ${verb}`
  return refused > 0 ? `${summary}, ${refused} not` : summary
}
