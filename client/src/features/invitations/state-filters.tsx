import { cn } from '@/lib/class-names'
import { countWords } from '@/lib/counts'
import { Card } from '@/ui/card'
import { filters, stateWords, type Counts, type Filter } from './invitation-words'
import { stateIcons } from './state-chip'

type StateFiltersProps = {
  counts: Counts
  chosen: Filter
  onChoose: (filter: Filter) => void
}

/** The number of people in each state; pressing one filters by it. */
export function StateFilters({ counts, chosen, onChoose }: StateFiltersProps) {
  return (
    <Card
      flush
      role="group"
      aria-label="Show"
      className="mt-6 grid grid-cols-2 gap-px bg-line! lg:grid-cols-[repeat(4,auto)] xl:grid-cols-[repeat(7,auto)]"
    >
      {filters.map((filter) => {
        const Icon = stateIcons[filter]
        const count = counts[filter]
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
            className={cn(
              'min-h-18 px-4 text-left outline-offset-[-3px]! sm:whitespace-nowrap xl:px-4.5',
              filter === 'all' && 'col-span-2 xl:col-span-1',
              filter === chosen
                ? 'bg-brand-soft font-semibold text-ink shadow-[inset_0_-3px_0_var(--pw-brand)]'
                : 'bg-surface font-medium text-ink-2 hover:bg-brand-softer',
            )}
          >
            <span className="nums block font-display text-[1.625rem] leading-8 font-bold text-ink">
              {count === undefined ? '–' : countWords(count)}
            </span>{' '}
            <span className="flex items-center gap-1.5 text-small">
              <Icon className="size-4" />
              {stateWords[filter]}
            </span>
          </button>
        )
      })}
    </Card>
  )
}
