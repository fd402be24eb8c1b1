import type { Matcher } from './food-matcher/food-matcher'
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
import { foodsInQuestion, type QuestionFood } from './verdict/foods-in-question'
import type { Person } from './verdict/person'
import { type Verdict, verdictOf } from './verdict/verdict'

/** What is left out in one part of a text is eaten in another: "no rash, but I ate egg". */
const parts =
  /(?<=[()])|(?=\b(?<!(?:everything|anything|all|nothing) )(?:but|aber|mais|pero)\b)|(?=, (?:I|ich|j'ai) )/iu

/** What of a text is judged. */
const MOST = 2000

/**
 * The card that comes before any other answer to a text, as it speaks of an emergency, or of what `person`, where they are
 * known, ate and is allergic to; undefined for any other text.
 */
export function safety(matcher: () => Matcher, text: string, person?: Person): EmergencyCard | undefined {
  const eaten = person && mayHaveEaten(text) ? ateOwn(matcher, text, person) : undefined
  const ate = eaten === 'unharmed' ? undefined : eaten
  return ate || isEmergency(text) ? emergencyCardFor(text, ate) : undefined
}

/**
 * Whether `person` says in a text that they have just eaten a food whose verdict for them is an allergy: `ill`
 * where they name it and a complaint, `by-mistake` where they only say that it was one, `unharmed` where they only say that they
 * ate it; undefined where they ask in general, or speak of another, of long ago, of what they leave out or of the portal.
 */
export function ateOwn(
  matcher: () => Matcher,
  text: string,
  person: Person,
): 'ill' | 'by-mistake' | 'unharmed' | undefined {
  if (!person.avoid.some(({ level }) => level === 'allergy')) return undefined
  const { said, told } = toldOf(matcher, text, person)
  if (!told.some((one) => one.includes(ownFood))) return undefined
  if (told.some((one) => feltIll.test(one))) return 'ill'
  const isEaten = told.some(hasEaten)
  if (isEaten ? byMistake.test(said) || alarmed.test(said) : byMistake.test(said) && !elsewhere.test(said))
    return 'by-mistake'
  return isEaten ? 'unharmed' : undefined
}

/** A text with its own foods, and its sentences without what is denied, supposed, another's or long ago. */
function toldOf(matcher: () => Matcher, text: string, person: Person): { said: string; told: string[] } {
  const said = text
    .slice(0, MOST)
    .split(parts)
    .map((part) => withOwnFoods(matcher(), part, person))
    .join('')
  const told = [byMistake, supposed, feelsFine]
    .reduce(without, said)
    .split(/(?<=[.!?;:])/u)
    .map((sentence) => sentence.split(contrast).reduce(happened, ''))
    .filter((one) => !one.includes(ownFood) || isTold(one))
  return { said, told }
}

/** Whether a text speaks of an own food only as denied, supposed, another's, in general or long ago. */
export const isOnlySpokenOf = (matcher: () => Matcher, text: string, person: Person): boolean =>
  !toldOf(matcher, text, person).told.some((one) => one.includes(ownFood))

const hasEaten = (one: string) => swallowed.test(one) || swallowedOwn.test(one)

/** Whether a sentence that names an own food tells of it: what is asked in general and a matter of the portal do not. */
function isTold(one: string): boolean {
  if (ofPortal.test(one)) return swallowed.test(one) || (feltIll.test(one) && hasEaten(one))
  if (!inGeneral.test(one) && !/\?\W*$/u.test(one)) return true
  return hasEaten(one) || today.test(one) || (afterOwn.test(one) && !inGeneral.test(one))
}

/** Adds to what happened in a sentence another part of it, which may undo what was denied before. */
function happened(before: string, part: string, at: number, parts: string[]): string {
  const isPast = !today.test(part) && [again, once, longAgo].some((past) => past.test(part))
  const isAfterAll = afterAll.test(part) && parts[at - 1]?.includes(ownFood)
  return `${before} ${isPast ? '' : ofAsker(part)}${isAfterAll ? ` ${ownFood}` : ''}`
}

/** What of a sentence is the asker's own: each clause is denied, or another's, by itself. */
const ofAsker = (sentence: string) =>
  sentence
    .split(clauseEnd)
    .filter((one) => !notEaten.test(one) && (!another.test(one) || asker.test(one) || serves.test(one)))
    .join(' ')

/** A text, small and without accents, in which each food that the person is allergic to, is `ownFood`. */
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
      // What stands around a name is told of eating as well: "comí huevo" are no two names.
      if (isOwn(food.words)) return within.length > 0 ? within : [food]
      // "I had salmon instead of trout", and "without egg, but there was some": each is told of by itself.
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

/** Whether a verdict is that of an allergy, or of a food of which some kinds are one: "queso" is seldom of no milk. */
const isOfAllergy = ({ kind, foods, isDish }: Verdict): boolean =>
  kind === 'allergy' || (kind === 'may-hold' && !isDish && foods.some(({ level }) => level === 'allergy'))

/** Whether a verdict is that of an allergy, or of a dish that may hold what an allergy is to. */
export const mayHoldAllergy = ({ kind, foods, isDish }: Verdict): boolean =>
  kind === 'allergy' || (kind === 'may-hold' && isDish && foods.some(({ level }) => level === 'allergy'))

/** "Lait d'avoine" is one food, and none of milk. */
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
