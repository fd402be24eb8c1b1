import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/counts'
import type { WithClose } from '@/ui/dialog-host'
import type { ReportRow } from './report-row'

/** What a dialog about several reports takes; `onDone` is told the ids of those it was done to. */
export type SeveralProps = WithClose<{ reports: ReportRow[]; onDone?: (ids: number[]) => void }>

/** A report that it was not done to, and why. */
export type Refused = Reply<'POST /api/reports/release'>['refused'][number]

/** `3 reports released`, and of how many it was not so. */
export function doneText(done: number, refused: number, verb: string): string {
  const said = `${countText(done, 'report')} ${verb}`
  return refused > 0 ? `${said}, ${refused} not` : said
}
