import { Loader } from 'lucide-react'
import { cn } from '@/lib/class-names'

/** A decorative ring, 18 px by default; words beside it must name the work. */
export function Spinner({ className = 'size-4.5' }: { className?: string }) {
  return <Loader className={cn('animate-spin', className)} />
}

/** Fills the window while the session is checked; the words are announced and not shown. */
export function FullPageSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-brand-text">
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </div>
  )
}
