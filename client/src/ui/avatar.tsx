import { firstLetter } from '@shared/domain/people/initials'

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

/** The initials of a name in a circle; decorative, so the name must be written beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand-text"
    >
      {initialsOf(name) || '?'}
    </span>
  )
}
