import { ChevronRight, Info } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { findFood } from '@shared/domain/foods/loose-match'
import { hasNothingAgainst } from '@shared/domain/verdict/kinds'
import { useMediaQuery } from '@/lib/use-media-query'
import { AboutFood } from './about-food'
import { AllergiesUnknown } from './allergies-unknown.public'
import { dishPicture } from './dish-picture'
import { type KnownFood, pictureOf } from './known-food.public'
import { AteSome } from './ate-some'
import { recipesTitle } from './recipes-title'
import { RECIPES_ID, VerdictAction } from './verdict-action'
import { VerdictHead } from './verdict-head'
import { Choices, DecidingFoods, Part, Swaps, UsualParts, VerdictRecipes } from './verdict-lists'
import type { Answer, VerdictQuestion, Food, Reading, VerdictReply } from './verdict-types'
import { isItself, Why } from './verdict-why'

type VerdictBodyProps = {
  answer: Answer
  asked: VerdictQuestion
  /** Undefined offline. */
  catalogue: Reading<Food[]> | undefined
  isClient: boolean
  /** Undefined when no further question can be asked. */
  onAsk?: (q: string) => void
  onLeave: () => void
}

export function VerdictBody(props: VerdictBodyProps) {
  const { answer, asked, catalogue, isClient, onAsk, onLeave } = props
  const { said, isLocal } = answer
  const isWide = useMediaQuery('(min-width: 64rem)')
  const foods = catalogue?.data
  const known = useMemo(
    () => knownOf(said, foods ?? [], asked.found !== undefined),
    [said, foods, asked.found],
  )
  const picture = useMemo(() => picturesOf(foods), [foods])
  const lists = { picture, onAsk: onAsk ?? (() => undefined) }
  const isDish = said.parts.length > 0
  const isFood = said.answer !== 'not-food'
  const [first] = said.foods
  const foodsInIt = said.foods.filter((food) => !isItself(food, said))

  const head = (
    <VerdictHead
      said={said}
      picture={(isDish && dishPicture(said.title)) || picture(said.title)}
      action={isClient && !isLocal && <VerdictAction said={said} onLeave={onLeave} />}
    />
  )
  // When nothing speaks against the food, its contents are only part of the reasons.
  const isClear = hasNothingAgainst(said)
  const deciding = isFood && (said.kind === 'may-hold' || foodsInIt.length > 1) && first && (
    <Part title={foodsTitle(said)}>
      <DecidingFoods foods={foodsInIt} {...lists} />
    </Part>
  )
  const choices = said.choices.length > 0 && onAsk && <Choices choices={said.choices} onAsk={onAsk} />
  // The heading already asks about a single choice.
  const isAsked = said.kind === 'not-known' && said.choices.length === 1
  const which =
    choices && !isAsked ? (
      <Part title={said.choices.length > 1 ? 'Which do you mean?' : 'Did you mean this?'}>{choices}</Part>
    ) : (
      choices
    )
  const parts = isDish && (
    <Part title="Usually in it">
      <UsualParts parts={said.parts} picture={picture} />
    </Part>
  )
  const swaps = said.swapsFor && (
    <Part title={`Instead, ${said.swapsFor}`}>
      <Swaps swaps={said.swaps} {...lists} />
    </Part>
  )
  const recipes = said.recipes.length > 0 && (
    <Part
      id={RECIPES_ID}
      title={recipesTitle(said)}
      action={
        <Link
          replace
          href="/client/recipes"
          className="-my-2 flex min-h-11 shrink-0 items-center gap-0.5 text-base font-semibold whitespace-nowrap text-brand-text"
          onClick={onLeave}
        >
          All recipes
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </Link>
      }
    >
      <VerdictRecipes recipes={said.recipes} onLeave={onLeave} />
    </Part>
  )
  const ask = !isClear && deciding
  const why = (
    <>
      <Why said={said} found={asked.found} own={isClient} />
      {isClear && deciding}
    </>
  )
  const about = isFood && catalogue && (known ?? first ?? asked.found) && (
    <AboutFood name={first?.foodName ?? said.title} known={known} catalogue={catalogue} />
  )
  const note = <Note isLocal={isLocal} />
  const allergies = isClient && !isLocal && <AllergiesUnknown onLeave={onLeave} />
  const alarm = said.answer === 'allergy' && <AteSome />
  const notes = said.notes.length > 0 && <Notes notes={said.notes} />

  if (!isWide)
    return (
      <div className="grid grid-cols-1 gap-5">
        {allergies}
        {head}
        {alarm}
        {notes}
        {which}
        {ask}
        {parts}
        {swaps}
        {alarm && about}
        {recipes}
        {why}
        {!alarm && about}
        {note}
      </div>
    )
  const right = [which, ask, parts, swaps, recipes].filter(Boolean)
  return (
    <div
      className={right.length > 0 ? 'grid grid-cols-2 items-start gap-5 pt-4' : 'mx-auto max-w-[36rem] pt-4'}
    >
      <div className="grid grid-cols-1 gap-5">
        {allergies}
        {head}
        {alarm}
        {notes}
        {why}
        {about}
        {right.length === 0 && note}
      </div>
      {right.length > 0 && (
        <div className="grid grid-cols-1 gap-5">
          {which}
          {ask}
          {parts}
          {swaps}
          {recipes}
          {note}
        </div>
      )}
    </div>
  )
}

function picturesOf(foods: readonly Food[] | undefined) {
  const found = new Map<string, ReturnType<typeof pictureOf>>()
  return (name: string) => {
    const picture = found.get(name) ?? pictureOf(foods && findFood(name, foods))
    found.set(name, picture)
    return picture
  }
}

/** The food to describe: the catalogue's own, else the first that decided, else an exact match. */
function knownOf(
  { foodId, foods: [first], title }: VerdictReply,
  foods: readonly Food[],
  isTested: boolean,
): KnownFood | undefined {
  const food = foods.find(({ id }) => id === foodId)
  if (food) return { food, kind: 'exact' }
  const found = findFood(first?.foodName ?? title, foods)
  // Prevents partial matches such as water mint for water; a tested food is always accepted.
  return first || isTested || found?.kind === 'exact' ? found : undefined
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-lead">
      {notes.map((note) => (
        <li key={note} className="break-words">
          {note}
        </li>
      ))}
    </ul>
  )
}

/** What the rows of foods are, by the answer. */
function foodsTitle({ answer, kind, title, parts }: VerdictReply): string {
  if (answer === 'go-ahead' && kind === 'may-hold' && parts.length === 0)
    return `Which ${title.toLowerCase()}?`
  if (answer === 'check-first') return parts.length > 0 ? 'Ask about these' : 'Look for this on the pack'
  return answer === 'go-ahead' ? 'Your test looked at' : 'Your foods in it'
}

function Note({ isLocal }: { isLocal: boolean }) {
  return (
    <p className="flex gap-2.5 text-body text-ink-2">
      <Info aria-hidden="true" className="mt-px size-4.5 shrink-0 text-brand-text" />
      <span>
        {isLocal &&
          'Without a connection, this uses the names and levels kept on this device, which may be older than your record. '}
        A raised IgG value is not an allergy or a diagnosis. Educational only, not medical advice.
      </span>
    </p>
  )
}
