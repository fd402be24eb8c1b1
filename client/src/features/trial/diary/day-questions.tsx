import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { ToggleChip } from '@/ui/toggle-chip'
import type { Plan } from '../plan/plan-types'
import { askedOn, keptQuestion, toggled } from './day-values'
import { ScoreSlider } from './score-slider'
import type { DayValues } from './unsaved-days'

type DayQuestionsProps = {
  plan: Plan
  day: string
  values: DayValues
  readOnly?: boolean
  onChange: (part: Partial<DayValues>) => void
  /** Stands below the last question. */
  children?: ReactNode
}

/** A day's scales, the portion of a challenge, and whether the foods were kept out. */
export function DayQuestions({ plan, day, values, readOnly = false, onChange, children }: DayQuestionsProps) {
  const { symptoms } = plan.trial
  const { portion, leftOut } = askedOn(plan, day)
  const isStacked = symptoms.some((symptom) => symptom.length > BESIDE_MOST)
  return (
    <div className="space-y-2">
      {symptoms.map((symptom, at) => (
        <ScoreSlider
          key={symptom}
          label={symptom}
          stacked={isStacked}
          score={values.scores[at] ?? null}
          before={plan.today.levels[at]?.before ?? null}
          readOnly={readOnly}
          onChange={(score) => onChange({ scores: values.scores.with(at, score) })}
        />
      ))}
      {portion !== null && (
        <Pills
          title={portion}
          words={['Eaten', 'Not eaten']}
          value={values.portion}
          readOnly={readOnly}
          onChange={(eaten) => onChange({ portion: eaten })}
        />
      )}
      {leftOut.length > 0 && (
        <Pills
          title={keptQuestion(leftOut.length)}
          words={['Yes', 'A slip']}
          value={values.kept}
          readOnly={readOnly}
          onChange={(kept) => onChange({ kept })}
        />
      )}
      {leftOut.length > 0 && values.kept === false && (
        <Chips title="Which food?">
          {leftOut
            .flatMap((food) => food.foods)
            .map((food) => (
              <ToggleChip
                key={food}
                label={food}
                pressed={values.slips.includes(food)}
                fixed={readOnly}
                onPress={() => onChange({ slips: toggled(values.slips, food) })}
              />
            ))}
        </Chips>
      )}
      {children}
    </div>
  )
}

/** The longest name of a symptom that fits beside its scale on a phone. */
const BESIDE_MOST = 11

export function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-body font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

type PillsProps = {
  title: string
  words: readonly [yes: string, no: string]
  value: boolean | null
  readOnly: boolean
  onChange: (value: boolean) => void
}

/** A question with two answers, or none yet. */
function Pills({ title, words, value, readOnly, onChange }: PillsProps) {
  return (
    <div
      role="group"
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
    >
      <p aria-hidden="true" className="min-w-0 py-1 text-body break-words">
        {title}
      </p>
      <div className="flex gap-2">
        {([true, false] as const).map((answer, at) => (
          <button
            key={words[at]}
            type="button"
            aria-pressed={answer === value}
            disabled={readOnly}
            className={cn(
              'inline-flex h-11 items-center gap-2 rounded-full border px-4 text-body font-semibold transition-colors duration-fast',
              answer === value
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-softer',
            )}
            onClick={() => onChange(answer)}
          >
            {answer === value && <Check className="size-4.5" />}
            {words[at]}
          </button>
        ))}
      </div>
    </div>
  )
}
