import type { ReportFileType } from '@shared/domain/text/file-name'
import { RefreshCw } from 'lucide-react'
import { memo, useState } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { EmptySlot, FileSlot } from './file-slot'
import { SampleBadge, uploadedText } from './sample-badge'
import { fileTypes, type Sample } from './tray'
import { fileFractionOf, isComplete, isUnderWay } from './tray-progress'

/** The card's actions; stable functions, so that memoised cards do not render again. */
export type SampleActions = {
  choose: (key: string, slot: ReportFileType, file: File) => void
  remove: (sample: Sample, slot: ReportFileType) => void
  stop: (key: string) => void
  retry: (sample: Sample) => void
}

/** One sample with its three files. Memoised, as an upload may have hundreds. */
export const SampleCard = memo(function SampleCard({
  sample,
  actions,
}: {
  sample: Sample
  actions: SampleActions
}) {
  const [removed, setRemoved] = useState<ReportFileType>()
  const { state, sampleId, clientName } = sample
  const done = state.kind === 'done'
  const note = done ? uploadedText(state.report) : earlierText(sample)
  const missing = !isComplete(sample) && state.kind === 'selected'

  function removal(type: ReportFileType): (() => void) | undefined {
    if (done) return undefined
    if (isUnderWay(sample)) return sendingNow(sample, type) ? () => actions.stop(sample.key) : undefined
    return () => {
      setRemoved(type)
      actions.remove(sample, type)
    }
  }

  return (
    <li className={cn('rounded-md border bg-canvas p-3', missing ? 'border-mod-line' : 'border-line')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-small break-words">
          <span className="font-mono font-medium">{sampleId}</span>
          <span className="ml-2.5 text-ink-2">{clientName}</span>
        </p>
        <SampleBadge sample={sample} />
      </div>
      {note && <p className="mt-1 text-small break-words text-ink-2">{note}</p>}
      {state.kind === 'failed' && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="min-w-0 flex-1 text-small break-words text-high-text">{state.sentence}</p>
          <Button size="sm" variant="secondary" icon={RefreshCw} onClick={() => actions.retry(sample)}>
            Try again<span className="sr-only"> with {sampleId}</span>
          </Button>
        </div>
      )}
      <div className={cn('mt-2.5 grid gap-2 sm:grid-cols-3', done && 'max-sm:hidden')}>
        {fileTypes.map((type) => {
          const file = sample.files[type]
          if (!file) {
            return (
              <EmptySlot
                key={type}
                type={type}
                sampleId={sampleId}
                focused={removed === type}
                onChoose={(chosen) => actions.choose(sample.key, type, chosen)}
              />
            )
          }
          return (
            <FileSlot
              key={type}
              type={type}
              file={file}
              fraction={sendingNow(sample, type) ? fileFractionOf(sample, type) : undefined}
              sent={done || fileFractionOf(sample, type) === 1}
              onRemove={removal(type)}
            />
          )
        })}
      </div>
    </li>
  )
})

/** Whether this file is being sent: all files before it are through, and it is not. */
function sendingNow(sample: Sample, type: ReportFileType): boolean {
  if (sample.state.kind !== 'uploading') return false
  return fileTypes.find((each) => fileFractionOf(sample, each) < 1) === type
}

function earlierText({ earlier, sampleId, state }: Sample): string | undefined {
  if (!earlier || state.kind !== 'selected') return undefined
  return `${sampleId} was uploaded on ${earlier}. Uploading the same files changes nothing. Different files add another report.`
}
