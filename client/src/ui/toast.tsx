import { lazy, Suspense } from 'react'
import { cn } from '@/lib/class-names'
import { useToasts, type Toast } from './use-toast'

/** Loaded with the first toast; one about a lost connection is shown without it. */
const ToastCard = lazy(() => import('./toast-card').catch(() => ({ default: PlainCard })))

function PlainCard({ entry: { title, description } }: { entry: Toast }) {
  return (
    <div className="rounded-md border border-line bg-raised p-4 text-small shadow-e2">
      <b>{title}</b> {description}
    </div>
  )
}

/**
 * Rendered once at the root. Toasts appear at the bottom, above the bottom navigation and the
 * assistant button, or at the top, whichever is further from what was pressed, but never over
 * `data-sticky` elements at the bottom; at the right from 768 px up. They stay above the head of a
 * phone's sheet, and at the edge where a keyboard leaves little room. Two live regions are always
 * present, so that new toasts are announced: news politely, errors at once. `aria-live` is written
 * out because an open dialog hides the rest of the page, except live regions.
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
