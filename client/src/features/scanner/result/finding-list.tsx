import { formatWords } from '@shared/domain/text/dates'
import { asUsualWords, isEatenForNow } from '@shared/domain/avoidance/eaten-for-now'
import { isDiet } from '@shared/domain/avoidance/diets'
import { findFood } from '@shared/domain/foods/loose-match'
import { outcomeWords } from '@shared/domain/trial/outcome-words'
import type { Reply } from '@shared/api'
import { RowAnswer } from '@/features/verdict/answer-mark.public'
import { pictureOf } from '@/features/verdict/known-food.public'
import { useAsk } from '@/features/verdict/verdict.public'
import { FoodDish } from '@/ui/food-dish'
import type { Finding, ScanResult } from '../scan-result'
import { answerOfFinding } from './finding-answer'

type Foods = Reply<'GET /api/allergens'>

const parts = [
  { kind: 'match', title: undefined, subtitle: undefined },
  { kind: 'trace', title: 'Traces', subtitle: 'The pack says it may contain these.' },
  { kind: 'unsure', title: 'Ask the manufacturer', subtitle: 'These words can also mean something else.' },
] as const

const row =
  'flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2 hover:bg-brand-softer sm:px-5'

/** The foods found as ingredient, trace or possible match; each opens its verdict. */
export function FindingList({ findings, foods }: { findings: readonly Finding[]; foods: Foods | undefined }) {
  return parts.map(({ kind, title, subtitle }) => {
    const some = findings.filter((finding) => finding.kind === kind)
    if (some.length === 0) return null
    return (
      <section key={kind} aria-label={title ?? 'Your foods'} className="border-b border-line bg-surface">
        {title && <h3 className="px-4 pt-3 text-lead font-semibold sm:px-5">{title}</h3>}
        {subtitle && <p className="px-4 text-body text-ink-2 sm:px-5">{subtitle}</p>}
        <ul className="divide-y divide-line">
          {some.map((finding) => (
            <FoundFood key={finding.foodName} finding={finding} foods={foods} />
          ))}
        </ul>
      </section>
    )
  })
}

function FoundFood({ finding, foods }: { finding: Finding; foods: Foods | undefined }) {
  const { foodName, level, outcome, trial, carriedOverFrom, byNameOnly, reason } = finding
  const ask = useAsk()
  return (
    <li>
      <button type="button" aria-haspopup="dialog" className={row} onClick={() => ask({ q: foodName })}>
        <FoodDish name={foodName} {...pictureOf(foods && findFood(foodName, foods))} size={46} />
        <span className="min-w-0 flex-1">
          <span className="block text-body font-semibold break-words">{foodName}</span>
          <span className="block text-body break-words text-ink-3">{reason ?? wordsOf(finding)}</span>
          {trial && (
            <span className="block text-body text-ink-3">
              {isEatenForNow(finding) ? asUsualWords([finding]) : 'In your trial'}
            </span>
          )}
          {outcome && (
            <span className="block text-body break-words text-ink-3 first-letter:uppercase">
              {outcomeWords(outcome)}
            </span>
          )}
          {level === 'not-readable' && (
            <span className="block text-body text-ink-3">Tested, but not readable. Ask the laboratory.</span>
          )}
          {carriedOverFrom !== null && (
            <span className="block text-body text-ink-3">
              Carried over from {carriedOverFrom === '' ? 'an earlier report' : formatWords(carriedOverFrom)}
            </span>
          )}
          {byNameOnly && (
            <span className="block text-body text-ink-3">
              Matched by name only. We don’t know any other names for it.
            </span>
          )}
        </span>
        <RowAnswer {...answerOfFinding(finding)} />
      </button>
    </li>
  )
}

/** Foods on the label that are fine for the user. */
export function FineList({ fine, foods }: { fine: ScanResult['tolerated']; foods: Foods | undefined }) {
  const ask = useAsk()
  if (fine.length === 0) return null
  return (
    <section className="border-b border-line bg-surface">
      <h3 className="px-4 pt-3 text-lead font-semibold sm:px-5">Fine for you</h3>
      <ul className="divide-y divide-line">
        {fine.map(({ foodName, outcome }) => (
          <li key={foodName}>
            <button type="button" aria-haspopup="dialog" className={row} onClick={() => ask({ q: foodName })}>
              <FoodDish name={foodName} {...pictureOf(foods && findFood(foodName, foods))} size={46} />
              <span className="min-w-0 flex-1">
                <span className="block text-body font-semibold break-words">{foodName}</span>
                <span className="block text-body break-words text-ink-3 first-letter:uppercase">
                  {outcomeWords(outcome)}
                </span>
              </span>
              <RowAnswer answer="go-ahead" level="tolerated" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The level of a food and the label's words for it. */
function wordsOf({ kind, level, foodName, words }: Finding): string {
  const quoted = words.map((word) => `“${word.replace(/\s+/gu, ' ')}”`).join(', ')
  if (kind === 'unsure')
    return `${quoted} may come from ${isDiet(foodName) ? `something that “${foodName}” leaves out` : foodName}`
  return level === 'allergy' || level === 'not-readable' ? quoted : `${levelTexts[level]} · ${quoted}`
}

const levelTexts: Record<Exclude<Finding['level'], 'allergy' | 'not-readable'>, string> = {
  trigger: 'Complaints noticed',
  high: 'High',
  limited: 'Limited',
  moderate: 'Moderate',
  own: 'Your choice',
}
