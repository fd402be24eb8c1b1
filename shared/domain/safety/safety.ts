import type { Matcher } from '../food-matcher/food-matcher'
import { isEmergency, longAgo, plainOf } from './emergency'
import { type EmergencyCard, emergencyCardFor } from './emergency-cards'
import {
  afterAll,
  afterOwn,
  again,
  alarmed,
  another,
  asker,
  byMistake,
  clauseEnd,
  contrast,
  elsewhere,
  feelsFine,
  feltIll,
  inGeneral,
  mayHaveEaten,
  notEaten,
  ofPortal,
  once,
  ownFood,
  serves,
  supposed,
  swallowed,
  swallowedOwn,
  today,
} from './safety-words'
import { foodsInQuestion, type QuestionFood } from '../verdict/foods-in-question'
import type { Person } from '../verdict/person'
import { type Verdict, verdictOf } from '../verdict/verdict'

/** Parts that are judged alone: only the first of "no rash, but I ate egg" is denied. */
const parts =
  /(?<=[()])|(?=\b(?<!(?:everything|anything|all|nothing) )(?:but|aber|mais|pero)\b)|(?=, (?:I|ich|j'ai) )/iu

/** The most characters of a text that are judged. */
const MOST = 2000

/** For an emergency, or as `person` ate what they are allergic to; undefined otherwise. */
export function safety(matcher: () => Matcher, text: string, person?: Person): EmergencyCard | undefined {
  const eaten = person && mayHaveEaten(text) ? ateOwnAllergen(matcher, text, person) : undefined
  const ate = eaten === 'unharmed' ? undefined : eaten
  return ate || isEmergency(text) ? emergencyCardFor(text, ate) : undefined
}

/**
 * Whether a text says that `person` has just eaten a food whose verdict for them is an allergy:
 * `ill` with a complaint, `by-mistake` with a mistake only, `unharmed` with the eating only;
 * undefined for general questions, other people, long ago, avoided foods and matters of the portal.
 */
export function ateOwnAllergen(
  matcher: () => Matcher,
  text: string,
  person: Person,
): 'ill' | 'by-mistake' | 'unharmed' | undefined {
  if (!person.avoid.some(({ level }) => level === 'allergy')) return undefined
  const { replaced, statements } = statementsOf(matcher, text, person)
  if (!statements.some((one) => one.includes(ownFood))) return undefined
  if (statements.some((one) => feltIll.test(one))) return 'ill'
  const isEaten = statements.some(hasEaten)
  if (
    isEaten
      ? byMistake.test(replaced) || alarmed.test(replaced)
      : byMistake.test(replaced) && !elsewhere.test(replaced)
  )
    return 'by-mistake'
  return isEaten ? 'unharmed' : undefined
}

/** With own allergens replaced, without denied, supposed, other people's and past matters. */
function statementsOf(
  matcher: () => Matcher,
  text: string,
  person: Person,
): { replaced: string; statements: string[] } {
  const replaced = text
    .slice(0, MOST)
    .split(parts)
    .map((part) => withOwnFoods(matcher(), part, person))
    .join('')
  const statements = [byMistake, supposed, feelsFine]
    .reduce(without, replaced)
    .split(/(?<=[.!?;:])/u)
    .map((sentence) => sentence.split(contrast).reduce(happened, ''))
    .filter((one) => !one.includes(ownFood) || isReported(one))
  return { replaced, statements }
}

/** Whether an own allergen is only denied, supposed, another person's, general or long ago. */
export const onlyMentionsOwnAllergen = (matcher: () => Matcher, text: string, person: Person): boolean =>
  !statementsOf(matcher, text, person).statements.some((one) => one.includes(ownFood))

const hasEaten = (one: string) => swallowed.test(one) || swallowedOwn.test(one)

/** Whether a sentence reports eating: general questions and matters of the portal do not. */
function isReported(one: string): boolean {
  if (ofPortal.test(one)) return swallowed.test(one) || (feltIll.test(one) && hasEaten(one))
  if (!inGeneral.test(one) && !/\?\W*$/u.test(one)) return true
  return hasEaten(one) || today.test(one) || (afterOwn.test(one) && !inGeneral.test(one))
}

/** Adds a further part of a sentence to what happened; it may take back an earlier denial. */
function happened(before: string, part: string, at: number, parts: string[]): string {
  const isPast = !today.test(part) && [again, once, longAgo].some((past) => past.test(part))
  const isAfterAll = afterAll.test(part) && parts[at - 1]?.includes(ownFood)
  return `${before} ${isPast ? '' : aboutUser(part)}${isAfterAll ? ` ${ownFood}` : ''}`
}

/** Clauses about the user, each checked alone for a negation or another person. */
const aboutUser = (sentence: string) =>
  sentence
    .split(clauseEnd)
    .filter((one) => !notEaten.test(one) && (!another.test(one) || asker.test(one) || serves.test(one)))
    .join(' ')

/** In lower case without accents, with the person's allergic foods replaced by `ownFood`. */
export function withOwnFoods(matcher: Matcher, text: string, person: Person): string {
  const { tokens, mentions } = matcher.read(text)
  const isOwn = (words: string) => isOfAllergy(verdictOf(matcher, words, person))
  const named = mentions.map(({ first, end }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  }))
  const masked = joined(text, foodsInQuestion(matcher, text))
    .flatMap((food): Place[] => {
      const within = named.filter((one) => isWithin(one, food))
      // Replace only the name, as the words around it may report eating: "comí huevo".
      if (isOwn(food.words)) return within.length > 0 ? within : [food]
      // Judge each name alone: "I had salmon instead of trout", "without egg, but there was some".
      return (food.leftOut.length > 0 ? named : [])
        .filter((one) => [food, ...food.leftOut].some((place) => isWithin(one, place)))
        .filter(({ start, end }) => isOwn(text.slice(start, end)))
    })
    .toSorted((a, b) => b.start - a.start)
    .filter(({ end }, at, all) => end <= (all[at - 1]?.start ?? end))
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${ownFood} ${rest.slice(end)}`, text)
  return plainOf(masked.replaceAll('\n', '. '))
}
type Place = { start: number; end: number }
const isWithin = (one: Place, other: Place) => one.start >= other.start && one.end <= other.end

/** Whether a verdict is an allergy or includes one: "queso" is usually of milk. */
const isOfAllergy = ({ kind, foods, isDish }: Verdict): boolean =>
  kind === 'allergy' || (kind === 'may-hold' && !isDish && foods.some(({ level }) => level === 'allergy'))

/** Whether a verdict is an allergy, or a dish that may contain an allergen. */
export const mayHoldAllergy = ({ kind, foods, isDish }: Verdict): boolean =>
  kind === 'allergy' || (kind === 'may-hold' && isDish && foods.some(({ level }) => level === 'allergy'))

/** "Lait d'avoine" is one food without milk. */
function joined(text: string, foods: readonly QuestionFood[]): QuestionFood[] {
  const all: QuestionFood[] = []
  for (const food of foods) {
    const last = all.at(-1)
    const isOfLast = last && /^\s*d(?:['’]|e(?: la)?|u|es)?\s*$/iu.test(text.slice(last.end, food.start))
    if (last && isOfLast)
      all[all.length - 1] = { ...last, end: food.end, words: text.slice(last.start, food.end) }
    else all.push(food)
  }
  return all
}

const without = (text: string, words: RegExp) =>
  text.replace(new RegExp(words.source, 'gu'), ' ').replace(/ +/gu, ' ')
