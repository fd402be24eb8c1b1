import { cn } from '@/lib/class-names'
import { itemTypeMarks } from './item-type-marks'
import { filtersFor, filterWords, waitingText, type Counts, type Filter } from './worklist-words'

type WorklistFiltersProps = {
  counts: Counts | undefined
  chosen: Filter
  onChoose: (filter: Filter) => void
}

/** The open items by type; each count is a filter. On phones one scrollable line. */
export function WorklistFilters({ counts, chosen, onChoose }: WorklistFiltersProps) {
  return (
    <div
      role="group"
      aria-label="Show"
      className="-mx-4 flex min-h-14 items-center gap-1 overflow-x-auto px-4 py-2 md:mx-0 md:flex-wrap md:px-0"
    >
      {filtersFor(counts, chosen).map((filter) => {
        const Icon = filter === 'all' ? undefined : itemTypeMarks[filter].icon
        const pressed = filter === chosen
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChoose(filter)}
            className={cn(
              'inline-flex h-9 shrink-0 items-center gap-1 rounded-full border px-2.5 text-small font-semibold whitespace-nowrap touch:h-11',
              pressed
                ? 'border-transparent bg-brand text-on-brand'
                : 'border-line bg-surface text-ink-2 hover:border-brand',
            )}
          >
            {Icon && <Icon className="size-4" />}
            {filterWords[filter]}{' '}
            <span
              className={cn(
                'nums grid h-5.5 min-w-5.5 place-items-center rounded-full px-1.5 text-small',
                pressed ? 'bg-on-brand/20' : 'bg-sunken',
              )}
            >
              {counts && waitingText(counts[filter])}
            </span>
          </button>
        )
      })}
    </div>
  )
}
