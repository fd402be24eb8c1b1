import { listed } from '../counts'
import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../fold'
import { isNamed, isSure } from './deciding'
import { type Grammar, grammarOf, within } from './grammar'
import type { Halves } from './halves'
import type { DecidingFood, DishPart, VerdictKind } from './kinds'
import { figureOf, inSentence, isLow } from './why'

/** What a kitchen may put into a dish. */
export type Gravest = Pick<DecidingFood, 'foodName' | 'level'>

/** A food that decides, and the part of a dish that it is in, where nobody would guess. */
type Told = DecidingFood & { source?: string | undefined }

/** What a sentence is made from. `it` is what was asked, as it stands within a sentence. */
export type Said = {
  title: string
  foods: readonly Told[]
  /** Those that the test found without elevation. */
  low: readonly DecidingFood[]
  /** Siblings of a family that the test found low, and that are made of what is elevated. */
  tainted: readonly { foodName: string; of: string }[]
  /** What is low, and what is not, of a food in halves: egg yolk and egg white. */
  halves: Halves
  parts: readonly DishPart[]
  isDish: boolean
  isFamily: boolean
  hasTest: boolean
  notTested: readonly string[]
  notKnown: readonly string[]
  choices: readonly string[]
  /** Whether nothing of it is tested anywhere: water, salt. */
  isPlain: boolean
  /** The person's gravest foods that a kitchen may put into a dish, or that such a product often holds. */
  gravest: readonly Gravest[]
}

const MOST_NAMES = 12
const MOST_PERHAPS = 3

/** What to do, in one sentence. */
export function sentenceFor(kind: VerdictKind, said: Said): string {
  const sentence = decisionFor(kind, said)
  const untold = said.halves.low.filter((name) => !sentence.toLowerCase().includes(inSentence(name)))
  if (kind === 'allergy' || untold.length === 0 || (said.isFamily && said.low.length > 0)) return sentence
  const [them, shows] = untold.length > 1 ? ['themselves', 'show'] : ['itself', 'shows']
  return sentence.replace(/\.$/u, `; ${listed(untold.map(inSentence))} by ${them} ${shows} no elevation.`)
}

function decisionFor(kind: VerdictKind, said: Said): string {
  const { title, foods } = said
  const it = within(title)
  const one = grammarOf(title)
  switch (kind) {
    case 'allergy':
      return allergySentence(said)
    case 'high':
    case 'moderate': {
      const named = foods.filter(isNamed)
      const [first] = named
      const isDirect = first?.relation === 'is'
      const todo = {
        high: (what: string) => `eave ${what} out for now`,
        moderate: (what: string) => `at ${what} now and then, for example every few days`,
      }[kind]
      const [capital, small] = kind === 'high' ? ['L', 'l'] : ['E', 'e']
      const low = said.isFamily && said.low.length > 0 ? `; no elevation: ${plainNames(said.low)}` : ''
      const rest = low + askAlso(said)
      if (isDirect) return `${capital}${todo(it)}${low && `: ${names(named)}`}${rest}.`
      return `${title} ${made(first, one)} ${names(named)}: ${small}${todo(one.them)}${rest}.`
    }
    case 'own':
      return ownSentence(said)
    case 'may-hold':
      return mayHoldSentence(said)
    case 'no-elevation': {
      const free = said.low.some(({ relation }) => relation === 'family')
        ? `Your test gives no reason to leave ${it} out: all that it looked at of ${one.them} shows no elevation (${plainNames(said.low)})`
        : `${productOf(said)} no reason to leave ${it} out`
      return `${free}${oftenHeld(said)}.`
    }
    case 'not-tested':
      return notTestedSentence(said)
    case 'not-known':
      return notKnownSentence(said)
  }
}

function ownSentence(said: Said): string {
  const { title, foods } = said
  const it = within(title)
  const food = foods.find(isNamed)?.foodName ?? title
  const lead = isSame(food, title)
    ? `You chose to leave ${it} out`
    : `Your own choice “${food}” leaves ${it} out`
  return `${lead}${askAlso(said)}.`
}

/** That what was tested is the plant, and not what is made of it. */
function productOf({ title, low }: Said): string {
  if (/(?:flour|flake|grain)s?$/iu.test(title)) return 'Your test gives'
  if (low.length === 0 || low.some(({ relation }) => relation === 'is' || relation === 'family'))
    return 'Your test gives'
  const made = low.filter(({ relation }) => relation === 'made')
  return `Your test looked at ${plainNames((made.length > 0 ? made : low).slice(0, 2))} (no elevation), not at ${within(title)} ${grammarOf(title).self}: it gives`
}

function allergySentence(said: Said): string {
  const { title, foods } = said
  const one = grammarOf(title)
  const allergies = foods.filter((food) => food.level === 'allergy' && isSure(food))
  const others = foods.filter((food) => food.level !== 'allergy' && isSure(food))
  const also = others.length > 0 ? `; ${one.it} also ${made(others[0], one)} ${names(others)}` : ''
  const [first] = allergies
  const food = plainNames(allergies)
  const yours = allergies.length > 1 ? 'your allergies' : 'your allergy'
  const never = `do not eat ${one.them}, not even traces of ${one.them}`
  if (first?.certainty === 'trace') return `These words stand for traces of ${food}, ${yours}: ${never}.`
  if (first?.relation === 'is')
    return `Do not eat ${within(title)}, not even traces of ${one.them}: ${isSame(first.foodName, title) ? `${one.it} ${one.is} your allergy` : `${food} ${allergies.length > 1 ? 'are' : 'is'} on your list of allergies`}.`
  return `${title} ${made(first, one)} ${food}, ${yours}: ${never}${also}.`
}

function mayHoldSentence(said: Said): string {
  const { title, foods, isDish, isFamily, low } = said
  const one = grammarOf(title)
  const flagged = foods.filter(({ level, relation }) => level !== 'low' && !(isDish && relation === 'far'))
  if (flagged.length === 0)
    return isDish ? kitchenSentence(said) : `${title} may hold ${names(foods)}: ask first.`
  const siblings = flagged.filter(({ relation }) => relation === 'family' || relation === 'usual')
  if (isFamily && siblings.length > 0) return familySentence(said, flagged, siblings)
  const allergies = flagged.filter(({ level }) => level === 'allergy')
  const strict = allergies.length > 0 ? ', and without a clear answer leave ' + one.them : ''
  if (flagged.every(({ certainty }) => certainty === 'trace'))
    return `${title} may hold traces of ${names(flagged)}: ${allergies.length > 0 ? `leave ${one.them}` : 'for an IgG result a trace matters little'}.`
  const sure = flagged.filter((food) => food.relation === 'usual' || (isDish && isSure(food)))
  if (sure.length > 0) {
    const perhaps = flagged.filter((food) => !sure.includes(food))
    return `${title} usually ${one.holds} ${names(sure)}: ${withoutClause(sure, one)}${aside(perhaps.slice(0, MOST_PERHAPS))}${strict}.`
  }
  const own = isDish ? [] : low.filter(({ relation }) => relation === 'is')
  if (own.length > 0 && own.every(({ foodName }) => said.halves.low.includes(foodName)))
    return `${title} ${one.self} ${one.shows} no elevation: keep ${one.them} apart from ${names(flagged)}.`
  if (isDish && said.halves.low.length > 0 && isOfHalves(flagged, said.halves))
    return `${title} usually ${one.holds} ${listed(said.halves.low.map(inSentence))}, which shows no elevation, but may hold ${names(flagged)} as well: ask first${strict}.`
  const itself = own.length > 0 ? `${title} ${one.self} ${one.shows} no elevation, but` : title
  return `${itself} may hold ${names(flagged)}: ask first${strict}.`
}

const isOfHalves = (foods: readonly Told[], { raised }: Halves) =>
  foods.every(({ foodName }) => raised.includes(foodName))

/** Which of a family to leave out and which not: what is usually meant, and is elevated, comes first. */
function familySentence(
  { title, tainted, low, ...said }: Said,
  flagged: readonly Told[],
  siblings: readonly Told[],
): string {
  const usual = siblings.filter(({ relation }) => relation === 'usual')
  const lead =
    usual.length > 0
      ? `${title} ${grammarOf(title).is} usually of ${listed(usual.map(({ foodName }) => inSentence(foodName)))}`
      : `It depends on which ${within(title)}`
  const madeOf = tainted
    .map(
      ({ foodName, of }) =>
        `; ${inSentence(foodName)} is low by itself but holds ${inSentence(of)}: leave it too`,
    )
    .join('')
  const fine = low.map(({ foodName, relation }) =>
    relation === 'usual' ? `${inSentence(foodName)} (the usual one)` : inSentence(foodName),
  )
  const none = fine.length > 0 ? `; no elevation: ${cut(fine)}` : ''
  const others = flagged.filter((food) => !siblings.includes(food))
  return `${lead}: ${levelClauses(siblings)}${madeOf}${none}${aside(others)}${oftenHeld({ title, tainted, low, ...said })}.`
}

/** What a product of such a name often holds beside it, if that is not told before. */
function oftenHeld({ title, foods, gravest }: Said): string {
  const isTold = new Set(foods.filter(({ relation }) => relation !== 'far').map(({ foodName }) => foodName))
  const held = gravest.filter(({ foodName }) => !isTold.has(foodName))
  return held.length > 0
    ? `; ${within(title)} often ${grammarOf(title).holds} ${gravestNames(held)}: read the label`
    : ''
}

const gravestNames = (gravest: readonly Gravest[]) =>
  cut(gravest.map(({ foodName, level }) => `${inSentence(foodName)} (${levelWords[level]})`))

/** What to do with a dish that usually holds some foods, by the gravest of these. */
function withoutClause(sure: readonly Told[], one: Grammar): string {
  const of = (...levels: DecidingFood['level'][]) =>
    plainNames(sure.filter(({ level }) => levels.includes(level)))
  if (of('high') !== '')
    return `leave ${one.them} out unless ${one.it} ${one.is} made without ${of('high', 'own')}`
  if (of('own') !== '' && of('moderate') !== '')
    return `you chose to leave out ${of('own')}, so ask for ${one.them} without, and even then only now and then`
  if (of('moderate') !== '') return `eat ${one.them} only now and then, or made without ${of('moderate')}`
  return `you chose to leave out ${of('own')}, so ask for ${one.them} without`
}

const aside = (perhaps: readonly Told[]) => (perhaps.length > 0 ? `; ask about ${names(perhaps)} too` : '')

/** A dish of which no main part is elevated. */
function kitchenSentence({ title, gravest, low, notTested, parts }: Said): string {
  const ask = gravest.length > 0 ? `, so ask about ${gravestNames(gravest)}` : ''
  if (parts.length === 0 && low.length === 0)
    return `Each kitchen makes ${within(title)} its own way${ask || ': ask what is in it'}.`
  const of = `what ${within(title)} usually ${grammarOf(title).holds}`
  const begin =
    low.length === 0 && parts.length === 0
      ? `Your test looked at nothing of ${of}`
      : notTested.length > 0
        ? `Nothing that your test looked at of ${of} is elevated`
        : `Nothing of ${of} is elevated in your test`
  return `${begin}; recipes differ${ask}.`
}

/** "do not eat hazelnut (your allergy), leave goat's cheese out for now (high), ...", gravest first. */
function levelClauses(foods: readonly Told[]): string {
  const of = (level: DecidingFood['level']) => names(foods.filter((food) => food.level === level))
  const chosen = plainNames(foods.filter(({ level }) => level === 'own'))
  const clauses = [
    [of('allergy'), (food: string) => `do not eat ${food}`],
    [of('high'), (food: string) => `leave ${food} out for now`],
    [of('moderate'), (food: string) => `eat ${food} only now and then`],
    [chosen, (food: string) => `you chose to leave out ${food}`],
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

/** What is in it beside what decides, and what has to be asked about. */
function askAlso({ foods, title }: Said): string {
  const usual = foods.filter(({ relation }) => relation === 'usual')
  const also =
    usual.length > 0 ? `; ${grammarOf(title).it} usually ${grammarOf(title).holds} ${names(usual)} too` : ''
  const possible = foods
    .filter((food) => !isSure(food) && food.level !== 'low' && food.relation !== 'far')
    .slice(0, MOST_PERHAPS)
  if (possible.length === 0) return also
  const isAllergy = possible.some(({ level }) => level === 'allergy')
  return `${also}; ask about ${names(possible)}${isAllergy ? ', and without a clear answer leave it' : ''}`
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

/** "peanut (high, 42.3 µg/ml), cow's milk (moderate, 12.0 µg/ml) and 2 more". */
const names = (foods: readonly Told[]) => cut(foods.map(leveled))

function leveled({ foodName, level, measured, source }: Told): string {
  const said = [
    levelWords[level],
    level === 'own' && isLow(measured) && 'no elevation',
    level !== 'allergy' && figureOf(measured),
    source && `in ${source}`,
  ]
  return `${inSentence(foodName)} (${said.filter(Boolean).join(', ')})`
}

const plainNames = (foods: readonly DecidingFood[]) => cut(foods.map(({ foodName }) => inSentence(foodName)))

function cut(all: readonly string[]): string {
  const more = all.length - MOST_NAMES
  return more > 1 ? listed([...all.slice(0, MOST_NAMES), `${more} more`]) : listed(all)
}

const isSame = (name: string, title: string) => {
  const [one, other] = [fold(name), fold(title)]
  return one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one)
}
