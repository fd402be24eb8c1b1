import { cn } from '@/lib/class-names'

/** The last nine letters, or more, of a text that is long enough to lose its end. */
const ends = /^(?=.{20})(.*)(\P{M}.{8,})$/su

/** A text on one line of which both ends stay in view, however narrow it is; whole when pointed at. */
export function MiddleEllipsis({ text, className }: { text: string; className?: string }) {
  const [, head = text, tail = ''] = ends.exec(text) ?? []
  return (
    <span title={text} className={cn('flex min-w-0', className)}>
      <span className="truncate whitespace-pre">{head}</span>
      {tail && <span className="shrink-0 whitespace-pre">{tail}</span>}
    </span>
  )
}
