import { Checkbox } from '@/ui/checkbox'
import type { Sample, Tray } from './tray'
import { isComplete } from './tray-progress'

/** From how many samples on the list is too long to take in at a glance. */
const MANY = 9

/** A sample that will not go through by itself: files missing, failed, or uploaded with something to look at. */
export function needsAttention(sample: Sample): boolean {
  const { state } = sample
  if (state.kind === 'done') return ['processed', 'failed'].includes(state.report.row.status)
  return state.kind === 'failed' || !isComplete(sample)
}

type TraySummaryProps = { samples: Tray['samples']; onlyOpen: boolean; onOnlyOpen: (only: boolean) => void }

/** Above a long list: how many samples there are, and a way to see only those that need something. */
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
