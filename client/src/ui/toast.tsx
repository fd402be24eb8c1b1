import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { IconButton } from './icon-button'
import { dismissToast, pauseToast, resumeToast, useToasts, type Toast } from './use-toast'

function ToastCard({ entry }: { entry: Toast }) {
  const failed = entry.variant === 'destructive'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <div
      className="enter-toast pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-raised p-4 shadow-e2"
      onMouseEnter={() => pauseToast(entry.id)}
      onMouseLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) resumeToast(entry.id)
      }}
      onFocus={() => pauseToast(entry.id)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')
        if (!stays) resumeToast(entry.id)
      }}
    >
      <Icon className={failed ? 'mt-0.5 size-5 text-high' : 'mt-0.5 size-5 text-ok'} />
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold break-words">{entry.title}</p>
        {entry.description && <p className="text-caption break-words text-ink-3">{entry.description}</p>}
      </div>
      <IconButton
        icon={X}
        label="Dismiss"
        size="xs"
        className="-mt-1 -mr-1"
        onClick={() => dismissToast(entry.id)}
      />
    </div>
  )
}

/**
 * Put it once at the root. At the bottom centre on phones, at the bottom right above the assistant button from
 * 768 px up. Two live regions stand ready, so that what arrives is announced: politely, errors at once.
 * `aria-live` is written out so that an open dialog, which hides the rest of the page, leaves them be.
 */
export function Toaster() {
  const entry = useToasts().find((candidate) => candidate.open)
  const failed = entry?.variant === 'destructive'
  const card = entry && <ToastCard key={entry.id} entry={entry} />
  return (
    <div
      data-toaster
      data-print="hide"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-toast mx-auto max-w-96 md:right-7 md:bottom-24 md:left-auto md:mx-0 md:w-96"
    >
      <div role="status" aria-live="polite">
        {!failed && card}
      </div>
      <div role="alert" aria-live="assertive">
        {failed && card}
      </div>
    </div>
  )
}
