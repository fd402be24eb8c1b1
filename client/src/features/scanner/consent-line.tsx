import { cn } from '@/lib/class-names'
import { withdrawConsent, useHasConsented } from './consent'

/** Says that the disclaimer was accepted today, with a button to withdraw that. */
export function ConsentLine({ className }: { className?: string }) {
  if (!useHasConsented()) return null
  return (
    <p className={cn('flex flex-wrap items-center gap-x-1 text-small', className)}>
      <span>
        You agreed <span className="tight:sr-only">to the disclaimer</span> today.
      </span>
      <button
        type="button"
        className="min-h-11 rounded-sm px-1 font-semibold underline"
        onClick={withdrawConsent}
      >
        Withdraw consent
      </button>
    </p>
  )
}
