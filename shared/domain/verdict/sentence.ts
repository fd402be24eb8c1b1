import { listed } from '../counts'
import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../fold'
import { isNamed } from './deciding'
import type { DecidingFood, DishPart, VerdictKind } from './kinds'
import { inSentence } from './why'

/** What a sentence is made from. `it` is what was asked, as it stands within a sentence. */
export type Said = {
  title: string
  foods: readonly DecidingFood[]
  /** Those that the test found without elevation. */
  low: readonly DecidingFood[]
  parts: readonly DishPart[]
  isDish: boolean
  isFamily: boolean
  hasTest: boolean
  notTested: readonly string[]
  notKnown: readonly string[]
  choices: readonly string[]
  /** Whether nothing of it is tested anywhere: water, salt. */
  isPlain: boolean
  /** The person's gravest foods, for what a kitchen may put into a dish. */
  gravest: readonly string[]
}

const MOST_NAMES = 4

/** What to do, in one sentence. */
export function sentenceFor(kind: VerdictKind, said: Said): string {
  const { title, foods } = said
  const it = within(title)
  const one = grammarOf(title)
  switch (kind) {
    case 'allergy':
      return allergySentence(said)
    case 'high':
    case 'moderate':
    case 'own': {
      const named = foods.filter(isNamed)
      const first = named[0]
      const isDirect = first?.relation === 'is'
      const todo = {
        high: [`Leave ${it} out for now`, `leave ${one.them} out for now`],
        moderate: [
          `Eat ${it} now and then, for example every few days`,
          `eat ${one.them} now and then, for example every few days`,
        ],
        own: [
          first && isSame(first.foodName, title)
            ? `You chose to leave ${it} out`
            : `Your own choice “${first?.foodName ?? title}” leaves ${it} out`,
          '',
        ],
      }[kind]
      const rest = askAlso(said)
      if (isDirect || kind === 'own') return `${todo[0]}${rest}.`
      return `${title} ${made(first, one)} ${names(named)}: ${todo[1]}${rest}.`
    }
    case 'may-hold':
      return mayHoldSentence(said)
    case 'no-elevation':
      return said.low[0]?.relation === 'family'
        ? `Your test gives no reason to leave ${it} out: all that it looked at of ${one.them} shows no elevation (${plainNames(said.low)}).`
        : `Your test gives no reason to leave ${it} out.`
    case 'not-tested':
      return notTestedSentence(said)
    case 'not-known':
      return notKnownSentence(said)
  }
}

function allergySentence(said: Said): string {
  const { title, foods } = said
  const one = grammarOf(title)
  const allergies = foods.filter(
    (food) => food.level === 'allergy' && (isNamed(food) || food.certainty !== 'unsure'),
  )
  const [first] = allergies
  const food = plainNames(allergies)
  const yours = allergies.length > 1 ? 'your allergies' : 'your allergy'
  const never = `do not eat ${one.them}, not even traces of ${one.them}`
  if (first?.certainty === 'trace') return `These words stand for traces of ${food}, ${yours}: ${never}.`
  if (first?.relation === 'is')
    return `Do not eat ${within(title)}, not even traces of ${one.them}: ${isSame(first.foodName, title) ? `${one.it} ${one.is} your allergy` : `${food} ${allergies.length > 1 ? 'are' : 'is'} on your list of allergies`}.`
  return `${title} ${made(first, one)} ${food}, ${yours}: ${never}.`
}

function mayHoldSentence(said: Said): string {
  const { title, foods, parts, isDish, isFamily, low } = said
  const one = grammarOf(title)
  const flagged = foods.filter(({ level }) => level !== 'low')
  if (flagged.length === 0) return kitchenSentence(said)
  const siblings = flagged.filter(({ relation }) => relation === 'family')
  if (isFamily && siblings.length > 0) {
    const none = low.length > 0 ? `; no elevation: ${plainNames(low)}` : ''
    return `It depends on which ${within(title)}: ${levelClauses(flagged)}${none}.`
  }
  const allergies = flagged.filter(({ level }) => level === 'allergy')
  const holds =
    isDish && flagged.some(({ relation }) => relation === 'usual') ? `usually ${one.holds}` : 'may hold'
  const what = names(flagged)
  const strict = allergies.length > 0 ? ', and without a clear answer leave ' + one.them : ''
  const carrying = parts.filter(({ foodName }) => foodName !== null).slice(0, 3)
  const about =
    carrying.length > 0 ? `ask about ${listed(carrying.map(({ name }) => `the ${name}`))} first` : 'ask first'
  if (flagged.every(({ certainty }) => certainty === 'trace'))
    return `${title} may hold traces of ${what}: ask first.`
  return `${title} ${holds} ${what}: ${about}${strict}.`
}

/** A dish of which no usual part is elevated. */
function kitchenSentence({ title, gravest, low, notTested, parts }: Said): string {
  const ask = gravest.length > 0 ? `, so ask about ${listed(gravest.map(inSentence))}` : ''
  if (parts.length === 0 && low.length === 0)
    return `Each kitchen makes ${within(title)} its own way${ask || ': ask what is in it'}.`
  const begin =
    low.length === 0
      ? 'Your test looked at none of its usual parts'
      : notTested.length > 0
        ? 'What your test looked at of its usual parts shows no elevation'
        : 'Its usual parts show no elevation in your test'
  return `${begin}; each kitchen has its own recipe${ask}.`
}

/** "do not eat hazelnut (your allergy), leave goat's cheese out for now (high), ...", gravest first. */
function levelClauses(foods: readonly DecidingFood[]): string {
  const of = (level: DecidingFood['level']) => plainNames(foods.filter((food) => food.level === level))
  const clauses = [
    [of('allergy'), (food: string) => `do not eat ${food} (your allergy)`],
    [of('high'), (food: string) => `leave ${food} out for now (high)`],
    [of('moderate'), (food: string) => `eat ${food} only now and then (moderate)`],
    [of('own'), (food: string) => `you chose to leave out ${food}`],
  ] as const
  return clauses.flatMap(([food, clause]) => (food === '' ? [] : [clause(food)])).join(', ')
}

function notTestedSentence({ title, hasTest, isPlain, notTested, low }: Said): string {
  const it = within(title)
  const one = grammarOf(title)
  if (isPlain)
    return `${title} ${one.is} none of the foods that are tested for, so your test says nothing about ${one.them}.`
  if (!hasTest) return `No test result yet, so nothing is known of ${it}.`
  const missing = notTested.length > 0 ? listed(notTested.map(within)) : it
  const rest = low.length > 0 ? `; no elevation: ${plainNames(low)}` : ''
  return `Your test did not look at ${missing}, so it says nothing about ${notTested.length > 0 ? grammarOf(listed(notTested)).them : one.them}${rest}.`
}

function notKnownSentence({ title, notKnown, choices }: Said): string {
  if (choices.length > 1) return `Did you mean ${listed(choices.map(within), 'or')}?`
  const words = notKnown.length > 0 ? notKnown.slice(0, 3) : [title]
  return `We do not know ${listed(words.map((word) => `“${word}”`))}: look at the list of ingredients, or scan the label.`
}

/** What is graver than what decides and only possible has to be asked about too. */
function askAlso({ foods }: Said): string {
  const possible = foods.filter((food) => !isNamed(food) && food.level !== 'low').slice(0, 3)
  if (possible.length === 0) return ''
  const isAllergy = possible.some(({ level }) => level === 'allergy')
  return `; ask about ${names(possible)}${isAllergy ? ', and without a clear answer leave it' : ''}`
}

const made = (food: DecidingFood | undefined, one: Grammar) =>
  food?.relation === 'made'
    ? `${one.is} made of`
    : food?.relation === 'usual'
      ? `usually ${one.holds}`
      : one.holds

const levelWords = {
  allergy: 'your allergy',
  high: 'high',
  moderate: 'moderate',
  own: 'your choice',
  low: 'no elevation',
}

/** "peanut (high), cow's milk (moderate) and 2 more". */
const names = (foods: readonly DecidingFood[]) =>
  cut(foods.map(({ foodName, level }) => `${inSentence(foodName)} (${levelWords[level]})`))
const plainNames = (foods: readonly DecidingFood[]) => cut(foods.map(({ foodName }) => inSentence(foodName)))

function cut(all: readonly string[]): string {
  const more = all.length - MOST_NAMES
  return more > 1 ? listed([...all.slice(0, MOST_NAMES), `${more} more`]) : listed(all)
}

const within = (title: string) =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)

const isSame = (name: string, title: string) => {
  const [one, other] = [fold(name), fold(title)]
  return one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one)
}

type Grammar = { is: string; it: string; them: string; holds: string }
const one: Grammar = { is: 'is', it: 'it', them: 'it', holds: 'holds' }
const many: Grammar = { is: 'are', it: 'they', them: 'them', holds: 'hold' }

/** Words that end like a plural and are none. */
const single = new Set(['molasses', 'ananas'])

function grammarOf(title: string): Grammar {
  if (/,| (?:and|und|et|y) /u.test(title)) return many
  const last =
    fold(title)
      .split(/[^\p{L}]+/u)
      .findLast((word) => word !== '') ?? ''
  return singularsOf(last).length > 0 && !single.has(last) ? many : one
}
