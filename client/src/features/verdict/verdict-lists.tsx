import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatWords } from '@shared/domain/text/dates'
import { outcomeWords } from '@shared/domain/trial/outcome-words'
import { rowWords, type VerdictAnswer } from '@shared/domain/verdict/answer'
import type { VerdictLevel } from '@shared/domain/verdict/kinds'
import { cn } from '@/lib/class-names'
import { FoodDish } from '@/ui/food-dish'
import { AnswerMark, RowAnswer } from './answer-mark.public'
import type { DecidingFood, VerdictReply } from './verdict-types'

type Picture = (name: string) => { src: string | null; photo: boolean }
type Asking = { picture: Picture; onAsk: (q: string) => void }

type PartProps = { id?: string; title: string; action?: ReactNode; children: ReactNode }

export function Part({ id, title, action, children }: PartProps) {
  return (
    <section id={id}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-h2 break-words">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  )
}

const list = 'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-e1'
const row =
  'flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-brand-softer sm:px-5'

/** Foods with their answers and reasons; each opens its verdict. */
export function DecidingFoods({ foods, picture, onAsk }: Asking & { foods: readonly DecidingFood[] }) {
  return (
    <ul className={list}>
      {foods.map((food) => (
        <li key={food.foodName}>
          <button type="button" className={row} onClick={() => onAsk(food.foodName)}>
            <FoodDish name={food.foodName} {...picture(food.foodName)} size={46} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-28">
                <span className="block text-lead leading-5.5 font-semibold break-words">{food.foodName}</span>
                {(food.inTrial || food.inBaseline) && (
                  <span className="block text-small text-ink-3">
                    {food.inTrial ? 'in your trial' : 'as usual for now'}
                  </span>
                )}
                {food.why !== '' && (
                  <span className="block text-small break-words text-ink-3">{food.why}</span>
                )}
                {food.outcome && (
                  <span className="block text-small break-words text-ink-3 first-letter:uppercase">
                    {outcomeWords(food.outcome)}
                  </span>
                )}
                {food.carriedOverFrom !== null && (
                  <span className="block text-small text-ink-3">{carriedOver(food.carriedOverFrom)}</span>
                )}
              </span>
              <RowAnswer answer={food.answer} level={food.inBaseline ? null : food.level} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export const carriedOver = (day: string): string =>
  `Carried over from ${day === '' ? 'an earlier report' : formatWords(day)}: the latest report has no result for it.`

/** The possible meanings of misspelt words; each opens its verdict. */
export function Choices({ choices, onAsk }: { choices: readonly string[]; onAsk: (q: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map((q) => (
        <li key={q}>
          <button
            type="button"
            className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-base font-medium first-letter:uppercase hover:border-brand hover:bg-brand-softer"
            onClick={() => onAsk(q)}
          >
            {q}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What a dish usually contains; recipes differ, so this says "usually". */
export function UsualParts({ parts, picture }: { parts: VerdictReply['parts']; picture: Picture }) {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-1 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-e1">
        {parts.map(({ name, foodName, level, answer }) => (
          <li key={name} className="flex min-w-0 flex-col items-center gap-1.5 text-center">
            <Marked answer={answer} level={level}>
              <FoodDish name={name} {...picture(foodName ?? name)} size={60} />
            </Marked>
            <span className="block w-full text-small leading-4.5 font-medium break-words text-ink-2 first-letter:uppercase">
              {name}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-body text-ink-2">Each kitchen has its own recipe.</p>
    </>
  )
}

type MarkedProps = { answer: VerdictAnswer | null; level: VerdictLevel | null; children: ReactNode }

/** A dish with its answer's mark at the rim and its words for screen readers. */
function Marked({ answer, level, children }: MarkedProps) {
  return (
    <span className="relative">
      {children}
      {answer && (
        <span
          className={cn(
            'absolute -right-1.5 -bottom-1 grid size-7 place-items-center rounded-full border border-line bg-surface',
            answer === 'allergy' ? 'text-high' : 'text-ink-2',
          )}
        >
          <AnswerMark answer={answer} level={level} />
          <span className="sr-only">{rowWords(answer, level)}</span>
        </span>
      )}
    </span>
  )
}

/** What this person may eat instead; each opens its verdict. */
export function Swaps({ swaps, picture, onAsk }: Asking & { swaps: VerdictReply['swaps'] }) {
  return (
    <ul className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-2">
      {swaps.slice(0, 3).map(({ foodName, why, kind }) => (
        <li key={foodName}>
          <button
            type="button"
            className="flex h-full w-full flex-col items-center gap-2 rounded-lg border border-line bg-surface px-1.5 pt-3 pb-2.5 text-center shadow-e1 hover:border-brand hover:shadow-e2"
            onClick={() => onAsk(foodName)}
          >
            <Marked answer={kind === 'not-tested' ? kind : 'go-ahead'} level={null}>
              <FoodDish name={foodName} {...picture(foodName)} size={60} />
            </Marked>
            <span className="w-full min-w-0">
              <span className="block text-base leading-5.5 font-semibold break-words">{foodName}</span>
              {why !== '' && <span className="block text-small break-words text-ink-2">{why}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type RecipesProps = { recipes: VerdictReply['recipes']; onLeave: () => void }

/** Recipes as links. */
export function VerdictRecipes({ recipes, onLeave }: RecipesProps) {
  return (
    <ul className={list}>
      {recipes.map(({ id, title, imageUrl }) => (
        <li key={id}>
          <Link replace href={`/client/recipes?recipe=${id}`} className={row} onClick={onLeave}>
            <FoodDish name={title} src={imageUrl} size={46} />
            <span className="min-w-0 flex-1 text-lead leading-5.5 font-semibold break-words">{title}</span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
