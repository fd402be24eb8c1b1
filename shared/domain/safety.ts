import type { Matcher } from './food-matcher/food-matcher'
import { isEmergency, longAgo, plainOf } from './emergency'
import { type EmergencyCard, emergencyCardFor } from './emergency-cards'
import {
  afterOwn,
  again,
  byMistake,
  feelsFine,
  feltIll,
  inGeneral,
  mayHaveEaten,
  notEaten,
  once,
  ownFood,
  supposed,
  swallowed,
  swallowedOwn,
  today,
} from './safety-words'
import { foodsInQuestion, type QuestionFood } from './verdict/foods-in-question'
import type { Person } from './verdict/person'
import { verdictOf } from './verdict/verdict'

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
 * Whether `person` says in a text that they have just eaten a food whose verdict for them is an allergy: `ill` where they name a
 * complaint, `by-mistake` where they only say that it was one, else `unharmed`; undefined where they say no such thing.
 */
export function ateOwn(
  matcher: () => Matcher,
  text: string,
  person: Person,
): 'ill' | 'by-mistake' | 'unharmed' | undefined {
  if (!person.avoid.some(({ level }) => level === 'allergy')) return undefined
  const { said, others } = withOwnFoods(matcher(), text.slice(0, MOST), person)
  if (!said.includes(ownFood)) return undefined
  const certain = [byMistake, supposed, feelsFine].reduce(without, said)
  const sentences = certain
    .split(/(?<=[.!?;:])/u)
    .filter((one) => today.test(one) || ![again, once, longAgo].some((past) => past.test(one)))
    .map((one) => without(one, notEaten))
  const isNamed = sentences.some((one) => one.includes(ownFood))
  const isOfOther = (one: string) => others.some((food) => one.includes(food))
  const hasEaten = (one: string) =>
    swallowedOwn.test(one) ||
    (afterOwn.test(one) && feltIll.test(one) && !inGeneral.test(one)) ||
    (swallowed.test(one) && (one.includes(ownFood) || (isNamed && !isOfOther(one))))
  if (!sentences.some(hasEaten)) return undefined
  if (sentences.some((one) => feltIll.test(one))) return 'ill'
  return byMistake.test(said) ? 'by-mistake' : 'unharmed'
}

/** A text, small and without accents, in which each food that the person is allergic to is `ownFood`; and its other foods. */
function withOwnFoods(matcher: Matcher, text: string, person: Person) {
  const { tokens, mentions } = matcher.read(text)
  const named = mentions.map(({ first, end }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  }))
  const foods = joined(text, foodsInQuestion(matcher, text)).map((food) => {
    const isOwn = verdictOf(matcher, food.words, person).kind === 'allergy'
    return { ...food, isOwn }
  })
  const masked = foods
    .filter(({ isOwn }) => isOwn)
    .flatMap((food) => {
      // What stands around a name is told of eating as well: "comí huevo" are no two names.
      const within = named.filter(({ start, end }) => start >= food.start && end <= food.end)
      return within.length > 0 ? within : [food]
    })
    .toSorted((a, b) => b.start - a.start)
    .filter(({ end }, at, all) => end <= (all[at - 1]?.start ?? end))
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${ownFood} ${rest.slice(end)}`, text)
  return {
    said: plainOf(masked.replaceAll('\n', '. ')),
    others: foods.filter(({ isOwn, isKnown }) => isKnown && !isOwn).map(({ words }) => plainOf(words)),
  }
}

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
