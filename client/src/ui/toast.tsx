import { lazy, Suspense } from 'react'
import { cn } from '@/lib/class-names'
import { useToasts, type Toast } from './use-toast'

/** Comes with the first message: nobody needs it to sign in. That may be that the connection is gone, told without it. */
const ToastCard = lazy(() => import('./toast-card').catch(() => ({ default: PlainCard })))

function PlainCard({ entry: { title, description } }: { entry: Toast }) {
  return (
    <div className="rounded-md border border-line bg-raised p-4 text-small shadow-e2">
      <b>{title}</b> {description}
    </div>
  )
}

/**
 * Put it once at the root. At the bottom, above the bar of phones and the assistant button, or at the top, whichever is
 * further from what was pressed, but never over what is `data-sticky` at the foot; at the right from 768 px up. Above the
 * head of a phone's sheet, and at the edge where a keyboard leaves little room. Two live regions stand ready, so that what
 * arrives is announced: politely, errors at once.
 * `aria-live` is written out so that an open dialog, which hides the rest of the page, leaves them be.
 */
export function Toaster() {
  const entry = useToasts().find((candidate) => candidate.open)
  const failed = entry?.variant === 'destructive'
  const card = entry && (
    <Suspense>
      <ToastCard key={entry.id} entry={entry} />
    </Suspense>
  )
  return (
    <div
      data-toaster
      data-print="hide"
      className={cn(
        'pointer-events-none fixed inset-x-4 z-toast mx-auto max-w-96 md:right-7 md:left-auto md:mx-0 md:w-96',
        entry?.top
          ? 'top-18 max-md:[html:has([role$=dialog])_&]:top-1 [@media(height<32rem)]:top-1'
          : 'bottom-(--message-bottom) top-(--message-top)',
      )}
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
