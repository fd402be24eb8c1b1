import { Check, Clock, Eye, X } from 'lucide-react'
import type { Seen } from './visibility'

const looks = {
  now: { icon: Check, ink: 'text-ok-text' },
  later: { icon: Clock, ink: 'text-ink-2' },
  not: { icon: X, ink: 'text-high-text' },
}

/** Before a change: who sees the report at once, who later, and who not or no longer. */
export function WhoSees({ seen }: { seen: readonly Seen[] }) {
  return (
    <section
      aria-label="Who will see it"
      aria-live="polite"
      className="rounded-md border border-brand-line bg-brand-softer px-4 py-3 text-small"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Eye className="size-4.5" />
        Who will see it
      </p>
      <ul className="mt-1.5 space-y-1">
        {seen.map(({ mark, text }) => {
          const { icon: Icon, ink } = looks[mark]
          return (
            <li key={text} className="flex gap-2 break-words">
              <Icon className={`mt-0.5 size-4 shrink-0 ${ink}`} />
              <span className="min-w-0">{text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
