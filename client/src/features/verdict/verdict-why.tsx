import { listed } from '@shared/domain/text/counts'
import { levelOf } from '@shared/domain/reports/levels'
import { unitText, valueText } from '@/lib/value-text'
import { carriedOver, Part } from './verdict-lists'
import type { DecidingFood, FromReport, VerdictReply } from './verdict-types'
import { WhyCard } from './why-card'

/** What decided, with its value, and what is not known. */
export function Why({
  said,
  found,
  own,
}: {
  said: VerdictReply
  found: FromReport | undefined
  own: boolean
}) {
  const { kind, answer, foods, notTested, notKnown, askMaker } = said
  const [first] = foods
  if (answer === 'not-food') return <NoFoodValue food={first} own={own} {...(found && { found })} />
  const measured = first && measuredOf(first)
  const isAllergy = answer === 'allergy'
  const isElsewhere =
    found && !isAllergy && !(measured && measured.value === found.value && measured.text === found.text)
  const shows = measured && !isAllergy
  const reason = first && foods.length === 1 && kind !== 'may-hold' ? reasonOf(first, said.title) : null
  const lines = [
    isAllergy && first
      ? allergyWords(first, foods.find((food) => isItself(food, said)) ?? first, found, own)
      : null,
    shows ? null : reason,
    notTested.length > 0 && kind !== 'not-tested' ? `Not tested: ${listed(notTested)}.` : null,
    notKnown.length > 0 && kind !== 'not-known'
      ? `Not known: ${listed(notKnown.map((word) => `“${word}”`))}.`
      : null,
    askMaker && answer !== 'check-first' ? 'Ask the manufacturer or the kitchen what is in it.' : null,
  ].filter((line) => line !== null)
  if (!shows && !isElsewhere && lines.length === 0) return null
  return (
    <Part title="Why">
      <div className="grid gap-2.5">
        {shows && first.scale && (
          <WhyCard
            food={first.foodName}
            found={measured}
            scale={first.scale}
            day={first.reportDate}
            own={own}
            sentences={[
              reason,
              first.change,
              first.carriedOverFrom === null ? null : carriedOver(first.carriedOverFrom),
            ]}
          />
        )}
        {isElsewhere && (
          <WhyCard title="In the report that you came from" found={found} {...found} own={own} />
        )}
        {lines.length > 0 && (
          <div className="grid gap-1.5 rounded-lg border border-line bg-surface p-4 text-base text-ink-2 shadow-e1 sm:px-5">
            {lines.map((line) => (
              <p key={line} className="break-words">
                {line}
              </p>
            ))}
          </div>
        )}
      </div>
    </Part>
  )
}

/** The value of what nobody eats, in words: a level or a chart would read like one of a food. */
function NoFoodValue({
  food,
  found,
  own,
}: {
  food: DecidingFood | undefined
  found?: FromReport
  own: boolean
}) {
  const measured = found ?? (food && measuredOf(food))
  const scale = found?.scale ?? food?.scale
  if (!measured || measured.value === null || !scale) return null
  return (
    <p className="text-lead">
      {own ? 'Your' : 'The'} value is {valueText(measured, scale)}. It does not point to any food.
    </p>
  )
}

/** The asked food itself when an allergy decides: its value is only a reason. */
export const isItself = ({ foodName, level }: DecidingFood, { kind, title }: VerdictReply) =>
  kind === 'allergy' && level !== 'allergy' && foodName.toLowerCase() === title.toLowerCase()

/** The test's result with its own level, which differs from an allergy's. */
function measuredOf({ value, text, scale, level }: DecidingFood) {
  if (text === null || scale === null) return undefined
  const ofTest = level === 'high' || level === 'moderate' ? level : 'low'
  return { value, text, level: value === null ? ofTest : levelOf(value, scale) }
}

function allergyWords(
  food: DecidingFood,
  asked: DecidingFood,
  found: FromReport | undefined,
  own: boolean,
): string {
  const measured = found ?? measuredOf(asked)
  const scale = found?.scale ?? asked.scale
  const listed = `${food.foodName} is on ${own ? 'your' : 'the'} list of allergies.`
  if (!measured || scale === null) return listed
  const value = valueText(measured, scale) + unitText(measured, scale)
  return `${listed} The IgG value is ${value}: that says nothing about an allergy, so the allergy comes first.`
}

function reasonOf({ why, foodName }: DecidingFood, title: string): string | null {
  const same = (other: string) => why.toLowerCase() === other.toLowerCase()
  return why === '' || same(foodName) || same(title) ? null : why
}
