import { countText, formatCount } from '@shared/domain/text/counts'
import { cn } from '@/lib/class-names'
import { marks } from '@/ui/state-mark'
import { outcomes, outcomeWords, type Outcome } from './outcome'

const looks: Record<Outcome, string> = {
  released: 'bg-ok',
  held: 'border-2 border-line-strong bg-surface',
  nobody: 'fill-mod',
  'to-check': 'border border-low-line bg-low-soft',
  failed: 'bg-high',
}

type OutcomeBarProps = {
  counts: Record<Outcome, readonly unknown[]>
  shown: Outcome
  onShow: (outcome: Outcome) => void
}

/** The outcomes of an upload as a segmented bar; each figure filters the list by its outcome. */
export function OutcomeBar({ counts, shown, onShow }: OutcomeBarProps) {
  const shownOutcomes = outcomes.filter((outcome) => outcome !== 'to-check' || counts[outcome].length > 0)
  return (
    <>
      <div aria-hidden="true" className="flex h-4 gap-0.5">
        {shownOutcomes.map(
          (outcome) =>
            counts[outcome].length > 0 && (
              <span
                key={outcome}
                className={cn('min-w-2 rounded-xs', looks[outcome])}
                style={{ flexGrow: counts[outcome].length }}
              />
            ),
        )}
      </div>
      <div
        role="group"
        aria-label="Reports by outcome"
        className={cn(
          'grid grid-cols-2 gap-2.5',
          shownOutcomes.length > 4 ? 'md:grid-cols-5' : 'md:grid-cols-4',
        )}
      >
        {shownOutcomes.map((outcome) => {
          const { icon: Icon } = marks[outcome]
          const { length } = counts[outcome]
          return (
            <button
              key={outcome}
              type="button"
              aria-pressed={shown === outcome}
              aria-label={`${outcomeWords[outcome]}: ${countText(length, 'report')}`}
              onClick={() => onShow(outcome)}
              className={cn(
                'flex min-h-16 flex-col rounded-md border px-3 py-2.5 text-left',
                shown === outcome
                  ? 'border-brand bg-brand-softer ring-1 ring-brand'
                  : 'border-line bg-surface hover:bg-brand-softer',
              )}
            >
              <span className="flex w-full items-center justify-between gap-2">
                <span className="nums text-h3 font-semibold">{formatCount(length)}</span>
                <span className={cn('h-2.5 w-6 rounded-xs', looks[outcome])} />
              </span>
              <span className="mt-1 flex items-center gap-1.5 text-small text-ink-2">
                <Icon className="size-4 shrink-0" />
                {outcomeWords[outcome]}
              </span>
            </button>
          )
        })}
      </div>
    </>
  )
}
