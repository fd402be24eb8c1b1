import { CircleHelp, CookingPot, Database, FileText } from 'lucide-react'
import { Link } from 'wouter'
import { useAsk } from '@/features/verdict/verdict.public'
import { useUser } from '@/session/session'
import { useOpener } from '@/ui/dialog-host'
import { foodIn } from './chat-words'
import type { Answer } from './conversation'

const loadFoodDialog = () => import('./food-source-dialog')

type Source = Answer['sources'][number]

const looks = {
  faq: { icon: CircleHelp, kind: 'FAQ' },
  food: { icon: Database, kind: 'Food database' },
  report: { icon: FileText, kind: undefined },
  recipe: { icon: CookingPot, kind: 'Recipe' },
} as const

const chipClass =
  'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-3 py-1.5 text-left text-small font-medium text-brand-text hover:border-brand hover:bg-brand-softer touch:min-h-11'

/** An answer's sources as chips that open them, numbered when the answer cites by number. */
export function Sources({ sources, numbered }: { sources: readonly Source[]; numbered: boolean }) {
  if (sources.length === 0) return null
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-2">
      <span className="text-small font-semibold text-ink-2">Sources</span>
      <ul aria-label="Sources" className="contents">
        {sources.map((source, index) => (
          <li key={source.link} className="max-w-full min-w-0">
            <SourceChip source={source} number={numbered ? index + 1 : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SourceChip({ source, number }: { source: Source; number: number | undefined }) {
  const opens = useOpener()
  const ask = useAsk()
  const isClient = useUser().role === 'client'
  const { icon: Icon, kind } = looks[source.kind]
  const foodId = foodIn(source.link)
  const words = (
    <>
      <Icon className="size-4" />
      <span className="min-w-0 break-words">
        {number !== undefined && <span className="nums">{`[${number}] `}</span>}
        {kind ? `${kind}: ${source.title}` : source.title}
      </span>
    </>
  )
  if (foodId === undefined)
    return (
      <Link href={source.link} className={chipClass}>
        {words}
      </Link>
    )
  return (
    <button
      type="button"
      className={chipClass}
      aria-haspopup="dialog"
      {...(isClient
        ? { onClick: () => ask({ q: source.title }) }
        : opens(loadFoodDialog, { id: foodId, name: source.title }))}
    >
      {words}
    </button>
  )
}
