import { Send } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { countWords, type Count } from '@/lib/counts'
import { Skeleton } from '@/ui/skeleton'

type NeedsAttentionProps = {
  /** How many reports wait for a review; undefined until loaded. */
  waiting: Count | undefined
  /** Whether the list is filtered by these. */
  pressed: boolean
  onPress: () => void
}

/** The number of reports held for review; pressing it filters the list below. */
export function NeedsAttention({ waiting, pressed, onPress }: NeedsAttentionProps) {
  return (
    <section
      aria-labelledby="need-you"
      className="flex min-h-16 flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5 shadow-e1 sm:px-5"
    >
      <h2 id="need-you" className="text-h3">
        Need you
      </h2>
      {!waiting && <Skeleton className="h-9 w-56" />}
      {waiting?.n === 0 && <p className="text-ink-2">Nothing waits for you.</p>}
      {waiting && waiting.n > 0 && (
        <button
          type="button"
          aria-pressed={pressed}
          className={cn(
            'flex min-h-11 items-center gap-2.5 rounded-full border px-4 text-small font-semibold transition-colors duration-fast',
            pressed
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line-strong bg-surface hover:border-brand hover:bg-brand-softer',
          )}
          onClick={onPress}
        >
          <Send className="size-4.5" />
          <span className="nums font-display text-h3">{countWords(waiting)}</span>
          to review and release
        </button>
      )}
    </section>
  )
}
