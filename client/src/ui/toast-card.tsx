import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { IconButton } from './icon-button'
import { dismissToast, pauseToast, resumeToast, type Toast } from './use-toast'

/** One message; it waits while a pointer or the focus is on it. */
export default function ToastCard({ entry }: { entry: Toast }) {
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
        {entry.description && <p className="text-small break-words text-ink-3">{entry.description}</p>}
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
