import { X } from 'lucide-react'

type ChipListProps = {
  entries: readonly string[]
  /** The id of the heading that names the list; it takes the focus when a chip is removed. */
  labelledBy: string
  words?: (entry: string) => string
  onRemove: (entry: string) => void
}

/** Chosen entries, each with a button that removes it. */
export function ChipList({ entries, labelledBy, words = (entry) => entry, onRemove }: ChipListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
      {entries.map((entry) => (
        <li
          key={entry}
          className="inline-flex min-h-8 max-w-full items-center rounded-full bg-sunken pl-3 text-small font-medium"
        >
          <span className="min-w-0 break-words">{words(entry)}</span>
          <button
            type="button"
            aria-label={`Remove ${words(entry)}`}
            title={`Remove ${words(entry)}`}
            className="grid size-8 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-high-soft hover:text-high-text touch:size-11"
            onClick={() => {
              onRemove(entry)
              document.getElementById(labelledBy)?.focus()
            }}
          >
            <X className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
