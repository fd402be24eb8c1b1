import { plural } from '@shared/domain/text/counts'
import { CircleAlert } from 'lucide-react'
import { Button } from '@/ui/button'
import { ProgressBar } from '@/ui/progress-bar'
import type { Tray } from './tray'
import { isReady, isUnderWay, progressOf, totalText } from './tray-progress'

const FILES_REQUIRED = 'All three files (HTML, PDF, CSV) are required'

type UploadFooterProps = {
  samples: Tray['samples']
  /** Upload was pressed without a complete sample. */
  refused: boolean
  onUpload: () => void
  /** Stops running uploads. */
  onStop: () => void
  onClose: () => void
}

/** The progress and two buttons; when all is uploaded the main one closes the dialog. */
export function UploadFooter({ samples, refused, onUpload, onStop, onClose }: UploadFooterProps) {
  const { complete, uploaded, percent } = progressOf(samples)
  const running = samples.some(isUnderWay)
  const ready = samples.some(isReady)
  const finished = !running && samples.length > 0 && samples.every(({ state }) => state.kind === 'done')
  const label = `${uploaded} of ${complete} complete ${plural(complete, 'sample')} uploaded`
  const step = Math.floor(percent / 25) * 25

  /** Changes only at every quarter, so that screen readers do not read out every percent. */
  function announcement(): string {
    if (running) return step > 0 ? `${step}% sent` : ''
    if (samples.length === 0) return ''
    return uploaded > 0 ? label : `Samples: ${samples.length}, with all required files: ${complete}`
  }

  return (
    <>
      <div className="min-w-48 flex-1 pr-2 max-sm:basis-full max-sm:pr-0">
        {!running && !finished && (
          <p className="nums text-small font-semibold empty:hidden">{totalText(samples)}</p>
        )}
        {(running || uploaded > 0) && <ProgressBar percent={percent} label={label} />}
        {(complete === 0 || (refused && !ready && !running)) && <Requirement refused={refused} />}
        <p role="status" className="sr-only">
          {announcement()}
        </p>
      </div>
      {!finished && (
        <Button variant="quiet" onClick={running ? onStop : onClose}>
          Cancel
        </Button>
      )}
      <Button
        pending={running}
        pendingLabel="Uploading..."
        aria-describedby={ready || running || finished ? undefined : 'upload-requirement'}
        onClick={finished ? onClose : onUpload}
      >
        {finished ? 'Done' : 'Upload Report'}
      </Button>
    </>
  )
}

function Requirement({ refused }: { refused: boolean }) {
  return (
    <div id="upload-requirement" role={refused ? 'alert' : undefined} className="mt-1 first:mt-0">
      {refused ? (
        <p className="flex gap-1.5 text-small font-medium text-high-text">
          <CircleAlert className="mt-px size-4" />
          {FILES_REQUIRED}
        </p>
      ) : (
        <p className="text-small text-ink-3">{FILES_REQUIRED}</p>
      )}
    </div>
  )
}
