import { cn } from '@/lib/class-names'

/** The last nine letters or more of a text long enough to be cut. */
const ends = /^(?=.{20})(.*)(\P{M}.{8,})$/su

/** A text on one line that keeps both ends visible at any width; its title has the whole text. */
export function MiddleEllipsis({ text, className }: { text: string; className?: string }) {
  const [, head = text, tail = ''] = ends.exec(text) ?? []
  return (
    <span title={text} className={cn('flex min-w-0', className)}>
      <span className="truncate whitespace-pre">{head}</span>
      {tail && <span className="shrink-0 whitespace-pre">{tail}</span>}
    </span>
  )
}
