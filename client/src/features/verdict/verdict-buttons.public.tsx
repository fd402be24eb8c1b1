import type { VerdictAnswer } from '@shared/domain/verdict/answer'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { RowAnswer } from './answer-mark.public'
import { useAsk } from './verdict-host'

/** A verdict as an assistant's answer contains it. */
export type ShortVerdict = {
  q: string
  kind: VerdictKind
  answer: VerdictAnswer
  title: string
  sentence: string
}

/** Verdicts as buttons that open them: "Beef Leave out". */
export function VerdictButtons({ verdicts }: { verdicts: readonly ShortVerdict[] }) {
  const ask = useAsk()
  if (verdicts.length === 0) return null
  return (
    <ul aria-label="Verdicts" className="mt-2.5 flex flex-wrap gap-2">
      {verdicts.map(({ q, kind, answer, title }) => (
        <li key={q} className="max-w-full min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-3 rounded-full border border-line-strong bg-surface px-3.5 py-1.5 text-left text-small font-semibold hover:border-brand hover:bg-brand-softer"
            onClick={() => ask({ q })}
          >
            <span className="min-w-0 break-words">{title}</span>
            <RowAnswer answer={answer} level={kind === 'moderate' || kind === 'limited' ? kind : null} />
          </button>
        </li>
      ))}
    </ul>
  )
}
