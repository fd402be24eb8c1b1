import { Checkbox } from '@/ui/checkbox'
import type { Sample, Tray } from './tray'
import { isComplete } from './tray-progress'

/** The number of samples from which the summary is worth showing. */
const MANY = 9

/** A sample that needs a person: files missing, failed, or uploaded with something to check. */
export function needsAttention(sample: Sample): boolean {
  const { state } = sample
  if (state.kind === 'done') return ['processed', 'failed'].includes(state.report.row.status)
  return state.kind === 'failed' || !isComplete(sample)
}

type TraySummaryProps = { samples: Tray['samples']; onlyOpen: boolean; onOnlyOpen: (only: boolean) => void }

/** Above a long list: the number of samples, and a filter for those that need attention. */
export function TraySummary({ samples, onlyOpen, onOnlyOpen }: TraySummaryProps) {
  if (samples.length < MANY) return null
  const open = samples.filter(needsAttention).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="nums text-small font-semibold">{samples.length} samples</p>
      {(open > 0 || onlyOpen) && (
        <Checkbox
          label={`Show only the ${open} that need attention`}
          checked={onlyOpen}
          onCheckedChange={onOnlyOpen}
        />
      )}
    </div>
  )
}
