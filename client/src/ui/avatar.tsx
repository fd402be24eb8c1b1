import { cn } from '@/lib/class-names'
import { firstLetter } from '@/lib/first-letter'

const sizes = { sm: 'size-8 text-micro', md: 'size-9 text-caption', lg: 'size-14 text-h3' }

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

/** The initials of a name in a round; decorative, so the name itself must stand beside it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-text',
        sizes[size],
      )}
    >
      {initialsOf(name) || '?'}
    </span>
  )
}
