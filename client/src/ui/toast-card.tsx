import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from './button'
import { IconButton } from './icon-button'
import { dismissToast, pauseToast, resumeToast, type Toast } from './use-toast'

/** One toast; its clock is paused while a pointer or the focus is on it. */
export default function ToastCard({ entry }: { entry: Toast }) {
  const failed = entry.variant === 'destructive'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <div
      className="enter-toast pointer-events-auto flex items-start gap-3 rounded-md border border-line bg-raised px-3 py-1.5 text-small shadow-e2 md:p-4"
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
        <p className="inline text-small font-semibold break-words md:block">{entry.title}</p>{' '}
        {entry.description && (
          <p className="inline text-small break-words text-ink-3 md:block">{entry.description}</p>
        )}
        {entry.action && (
          <p className="-ml-3">
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                dismissToast(entry.id)
                entry.action?.onPress()
              }}
            >
              {entry.action.label}
            </Button>
          </p>
        )}
      </div>
      <IconButton
        icon={X}
        label="Dismiss"
        size="xs"
        className="-my-1.5 -mr-2 md:-mt-1 md:-mr-1 md:mb-0"
        onClick={() => dismissToast(entry.id)}
      />
    </div>
  )
}
