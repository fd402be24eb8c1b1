import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { KindMark, kindWords } from './kind'
import { useAsk } from './verdict-host'

/** A verdict as an assistant's answer contains it. */
export type ShortVerdict = { q: string; kind: VerdictKind; title: string; sentence: string }

/** Verdicts as buttons that open them: "Beef: High". */
export function VerdictButtons({ verdicts }: { verdicts: readonly ShortVerdict[] }) {
  const ask = useAsk()
  if (verdicts.length === 0) return null
  return (
    <ul aria-label="Verdicts" className="mt-2.5 flex flex-wrap gap-2">
      {verdicts.map(({ q, kind, title }) => (
        <li key={q} className="max-w-full min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 py-1.5 text-left text-small font-semibold hover:border-brand hover:bg-brand-softer"
            onClick={() => ask({ q })}
          >
            <span className={kind === 'allergy' ? 'text-high' : 'text-ink-2'}>
              <KindMark kind={kind} />
            </span>
            <span className="min-w-0 break-words">
              {title}: {kindWords[kind]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
