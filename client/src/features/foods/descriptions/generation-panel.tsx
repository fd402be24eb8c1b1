import { countText } from '@shared/domain/text/counts'
import { CircleStop, RefreshCw, RotateCw, Undo2 } from 'lucide-react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ProgressBar } from '@/ui/progress-bar'
import { endingWords, milestoneOf, percentOf, type Generation } from './generation-words'
import type { GenerationView } from './use-generation'

/** The running generation, which stays in view, or the result of the last one. */
export default function GenerationPanel({ generation }: { generation: GenerationView }) {
  const { progress, isResultShown } = generation
  if (progress?.state === 'running') return <Running progress={progress} generation={generation} />
  if (progress && isResultShown) return <Ended progress={progress} generation={generation} />
  return null
}

type PanelProps = { progress: Generation; generation: GenerationView }

function Running({ progress, generation }: PanelProps) {
  const { done, failed, total, current } = progress
  const { isPaused, trouble, resumePolling } = generation
  return (
    <section
      aria-label="Generation"
      className="sticky top-17 z-[5] rounded-md border border-brand-line bg-surface px-4 py-3 shadow-e2 md:top-18"
    >
      <ProgressBar
        percent={percentOf(progress)}
        label={`Generating descriptions: ${done + failed.length} of ${total}`}
      />
      <Button
        variant="secondary"
        size="sm"
        icon={CircleStop}
        className="mt-1.5"
        pending={generation.isEnding}
        pendingLabel="Stopping..."
        onClick={generation.stop}
      >
        Stop
      </Button>
      <p className="mt-1.5 text-small break-words text-ink-2">
        {current !== null && <>Next: {current}. </>}
        {failed.length > 0 && <>Failed so far: {failed.map(({ name }) => name).join(', ')}. </>}
        You can leave this screen; it will carry on.
      </p>
      {(isPaused || trouble !== undefined) && (
        <p
          className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-ink-2"
          role="status"
        >
          {isPaused ? 'This screen has stopped refreshing.' : trouble}
          <Button variant="secondary" size="sm" icon={RefreshCw} onClick={resumePolling}>
            Refresh
          </Button>
        </p>
      )}
      <span role="status" className="sr-only">
        {milestoneOf(progress)}
      </span>
    </section>
  )
}

function Ended({ progress, generation }: PanelProps) {
  const { done, failed, total, stopped, canTakeBack } = progress
  const takeBack = canTakeBack > 0 && (
    <Button
      variant="secondary"
      size="sm"
      icon={Undo2}
      pending={generation.isEnding}
      onClick={generation.takeBack}
    >
      Restore {countText(canTakeBack, 'previous text')}
    </Button>
  )
  if (stopped > 0 || failed.length === 0) {
    return (
      <Alert
        tone={stopped > 0 ? 'info' : 'success'}
        title={stopped > 0 ? 'Generation stopped' : 'All descriptions generated'}
        onDismiss={generation.dismiss}
        action={takeBack}
      >
        {stopped > 0 ? endingWords(progress).description : `${countText(done, 'description')} written.`}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      title="Generation failed"
      onDismiss={generation.dismiss}
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={RotateCw}
            pending={generation.isStarting}
            onClick={() => generation.start(failed.map(({ foodId }) => foodId))}
          >
            Try these again
          </Button>
          {takeBack}
        </span>
      }
    >
      <p>
        {failed.length} of {countText(total, 'description')} could not be written. The others are saved.
      </p>
      <ul
        tabIndex={0}
        aria-label="Foods without a new description"
        className="relative mt-1.5 max-h-60 list-disc overflow-y-auto rounded-xs pl-5"
      >
        {failed.map(({ foodId, name, reason }) => (
          <li key={foodId} className="break-words">
            <b className="font-medium text-ink">{name}</b>: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
