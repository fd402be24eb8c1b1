import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { type ClientNeeds, needGroups, needShown } from './need-groups'

type NeedFiltersProps = {
  needs: readonly ClientNeeds[]
  /** The id of a group; undefined for all. */
  chosen: string | undefined
  onChoose: (group: string | undefined) => void
}

/** The reasons with how many clients each has; on phones one line that scrolls. */
export function NeedFilters({ needs, chosen, onChoose }: NeedFiltersProps) {
  const groups = needGroups
    .map((group) => ({ ...group, count: needs.filter((client) => needShown(client, group.id)).length }))
    .filter(({ id, count }) => count > 0 || id === chosen)
  return (
    <div
      role="group"
      aria-label="Filter by reason"
      className="flex items-center gap-2 overflow-x-auto px-4 py-1 sm:px-5 md:flex-wrap lg:pl-0"
    >
      <Chip
        word="All"
        count={needs.length}
        pressed={chosen === undefined}
        onPress={() => onChoose(undefined)}
      />
      {groups.map(({ id, word, icon: Icon, count }) => (
        <Chip
          key={id}
          word={word}
          count={count}
          icon={<Icon className={cn('size-4', id === 'reacted' && chosen !== id && 'text-high-text')} />}
          pressed={chosen === id}
          onPress={() => onChoose(chosen === id ? undefined : id)}
        />
      ))}
    </div>
  )
}

type ChipProps = {
  word: string
  count: number
  icon?: ReactNode
  pressed: boolean
  onPress: () => void
}

function Chip({ word, count, icon, pressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full border px-3 text-small font-semibold whitespace-nowrap transition-colors duration-fast touch:h-11',
        pressed
          ? 'border-transparent bg-brand text-on-brand'
          : 'border-line-strong bg-surface text-ink-2 hover:border-brand hover:bg-brand-softer',
      )}
    >
      {icon}
      {word}{' '}
      <span
        className={cn(
          'nums grid h-5.5 min-w-5.5 place-items-center rounded-full px-1.5',
          pressed ? 'bg-on-brand/20' : 'bg-sunken',
        )}
      >
        {count}
      </span>
    </button>
  )
}
