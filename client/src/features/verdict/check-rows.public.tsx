import { CircleQuestionMark, Languages, MessageCircleQuestionMark, RotateCw, ScanText } from 'lucide-react'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { dayOrTime } from '@/lib/moments'
import type { IconType } from '@/ui/icon-type'
import { PartMark } from '@/ui/part-mark'
import { RowAnswer } from './answer-mark.public'
import { KindBadge, kindWords } from './kind'
import type { Check, Outcome } from './last-checks.public'

type CheckRowsProps = { checks: readonly Check[]; onOpen: (check: Check) => void }

/** A list of last checks with their outcomes; each row opens its check again. */
export function CheckRows({ checks, onOpen }: CheckRowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-e1">
      {checks.map((check) => {
        const Icon = check.kind === 'label' ? ScanText : MessageCircleQuestionMark
        return (
          <li key={check.at}>
            <button
              type="button"
              className="flex min-h-16 w-full flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5 text-left -outline-offset-2 hover:bg-brand-softer"
              onClick={() => onOpen(check)}
            >
              <span className="dish size-11.5 text-ink-2">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <span className="min-w-32 flex-1">
                <span className="block text-lead leading-5.5 font-semibold break-words">{check.title}</span>
                <span className="block text-small text-ink-3">
                  {dayOrTime(new Date(check.at).toISOString())}
                </span>
              </span>
              <OutcomeBadge check={check} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const isKind = (outcome: string): outcome is VerdictKind => outcome in kindWords

type NoAnswer = Exclude<Outcome, VerdictKind> | 'old'

const noAnswers: Record<NoAnswer, { icon: IconType; words: string }> = {
  part: { icon: PartMark, words: 'Partly read' },
  language: { icon: Languages, words: 'Another language' },
  unread: { icon: CircleQuestionMark, words: 'Hard to read' },
  old: { icon: RotateCw, words: 'Check again' },
}

/** A check's outcome as icon and words. */
function OutcomeBadge({ check: { kind, judged } }: { check: Check }) {
  // A question stored by an older version has no answer to show.
  const isOld = !judged || (kind === 'question' && !judged.answer)
  const outcome = isOld ? 'old' : judged.outcome
  if (judged?.answer)
    return (
      <RowAnswer
        answer={judged.answer}
        level={outcome === 'moderate' || outcome === 'limited' ? outcome : null}
      />
    )
  if (isKind(outcome)) return <KindBadge kind={outcome} words={foundWords(judged)} />
  const { icon: Icon, words } = noAnswers[outcome as NoAnswer]
  return (
    <span className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-dashed border-line-strong bg-surface px-2.5 text-small font-semibold whitespace-nowrap text-ink-2">
      <Icon className="size-4" />
      {words}
    </span>
  )
}

/** An allergy is always named, beside any other finding. */
function foundWords(judged: Check['judged']): string | undefined {
  if (judged?.outcome === 'allergy') return undefined
  return judged?.found ? `${judged.found} found` : 'None found'
}
