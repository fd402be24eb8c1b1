import { isNamed, isSure } from '../deciding'
import { type DecidingFood, isAllowedLevel } from '../kinds'
import type { GravestFood } from '../sentence-parts'
import type { Verdict } from '../verdict'
import type { Naming } from './naming-in'

const MOST_PERHAPS = 5

/** The subject in the user's own words and capitals; of a list the foods that decide. */
export function subjectOf({ words, list }: Naming, { q, about }: Verdict): string {
  const asWritten = (each: string) => {
    const at = q.toLowerCase().indexOf(each.toLowerCase())
    return at < 0 ? each : q.slice(at, at + each.length)
  }
  return list(about.map((each) => words.quote(asWritten(each))))
}

/** A sentence on what to do, with its additions. */
export const joined = (
  { words: { semicolon } }: Naming,
  lead: string,
  clauses: readonly (string | false)[],
): string => `${[lead, ...clauses.filter(Boolean)].join(semicolon)}.`

/** What to do, and the foods that it is for: in brackets where they are the subject itself. */
export function reasonFor(
  naming: Naming,
  { title }: Verdict,
  lead: string,
  foods: readonly DecidingFood[],
): string {
  const { words, names, detail, isSame } = naming
  const [first] = foods
  if (!first) return lead
  if (foods.length === 1 && isSame(first.foodName, title)) return `${lead} (${detail(first)})`
  const way = wayOf(first)
  const alike = foods.filter((food) => wayOf(food) === way)
  const others = foods.filter((food) => !alike.includes(food))
  const reason = `${lead}${words.because}${words.ways[way](names(alike))}`
  return others.length > 0 ? `${reason}${words.semicolon}${words.also.holds(names(others))}` : reason
}

function wayOf({ certainty, relation }: DecidingFood): keyof Naming['words']['ways'] {
  if (certainty === 'trace') return 'trace'
  if (relation === 'is' || relation === 'made' || relation === 'usual') return relation
  return 'holds'
}

/** What to do about foods, by their levels, the gravest first. */
export function clausesFor({ words, names, plainNames }: Naming, foods: readonly DecidingFood[]): string[] {
  const levels = ['allergy', 'trigger', 'high', 'limited', 'moderate', 'own', 'not-readable'] as const
  return levels.flatMap((level) => {
    const found = foods.filter((food) => food.level === level)
    if (found.length === 0) return []
    return [
      words.parts[level](level === 'own' || level === 'not-readable' ? plainNames(found) : names(found)),
    ]
  })
}

/** Further contents beside the deciding foods, and those to ask about. */
export function alsoAbout(
  naming: Naming,
  said: Verdict,
  among: readonly DecidingFood[] = said.foods,
): string[] {
  const { words, names } = naming
  const flagged = among.filter(({ level }) => !isAllowedLevel(level))
  const held = heldBy(said)
  const usual = flagged.filter((food) => food.relation === 'usual' && !isNamed(food))
  const possible = flagged.filter((food) => !isSure(food) && food.relation !== 'far').slice(0, MOST_PERHAPS)
  return [
    ...(usual.length > 0 ? [words.also.usual(names(usual))] : []),
    ...(possible.length > 0 ? [words.askAbout(names(possible))] : []),
    ...(held.length > 0 ? [said.isDish ? words.askAbout(names(held)) : words.readLabel(names(held))] : []),
    ...([...possible, ...held].some(({ level }) => level === 'allergy') ? [words.unlessClear] : []),
  ]
}

/** The person's gravest foods that such a dish or product often contains, unless already named. */
function heldBy({ foods, gravest, isDish }: Verdict): GravestFood[] {
  const isTold = new Set(foods.filter(({ relation }) => relation !== 'far').map(({ foodName }) => foodName))
  const grave = ['allergy', 'trigger', 'high']
  return gravest.filter(({ foodName, level }) => !isTold.has(foodName) && (!isDish || grave.includes(level)))
}
