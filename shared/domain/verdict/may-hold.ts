import { listed } from '../text/counts'
import { fold } from '../text/fold'
import { isSure } from './deciding'
import { type Grammar, grammarOf, within } from './grammar'
import type { Halves } from './halves'
import { type DecidingFood, isAllowedLevel } from './kinds'
import { cut, fineFor, gravestNames, MOST_PERHAPS, names, oftenHeld, oftenInKind, plainNames } from './naming'
import type { SentenceParts, SentenceFood } from './sentence-parts'
import { inSentence } from './why'

/** What to do about a partly elevated family, a dish, or a product of uncertain foods. */
export function mayHoldSentence(said: SentenceParts): string {
  const { title, foods, isDish, isFamily, low, parts } = said
  const one = grammarOf(title)
  const flagged = foods.filter(
    ({ level, relation }) => !isAllowedLevel(level) && !(isDish && relation === 'far'),
  )
  if (flagged.length === 0)
    return isDish ? kitchenSentence(said) : `${title} may hold ${names(foods)}: ask first.`
  const siblings = flagged.filter(({ isKind }) => isKind)
  if (isFamily && siblings.length > 0) return familySentence(said, flagged, siblings)
  const allergies = flagged.filter(({ level }) => level === 'allergy')
  const strict =
    (allergies.length > 0 ? ', and without a clear answer leave ' + one.them : '') + oftenInKind(said)
  if (flagged.every(({ certainty }) => certainty === 'trace')) {
    const todo = allergies.length > 0 ? `leave ${one.them}` : 'such traces matter little for an IgG result'
    return `${title} may hold traces of ${names(flagged)}: ${todo}.`
  }
  const sure = flagged.filter((food) => food.relation === 'usual' || (isDish && isSure(food)))
  if (sure.length > 0) {
    const perhaps = aside(flagged.filter((food) => !sure.includes(food)).slice(0, MOST_PERHAPS))
    return `${title} usually ${one.holds} ${names(sure)}: ${withoutClause(sure, one)}${perhaps}${strict}.`
  }
  const own = isDish ? [] : low.filter(({ relation }) => relation === 'is')
  if (own.length > 0 && own.every(({ foodName }) => said.halves.low.includes(foodName)))
    return `${title} ${one.self} ${one.shows} no elevation: keep ${one.them} apart from ${names(flagged)}.`
  if (isDish && said.halves.low.length > 0 && isOfHalves(flagged, said.halves)) {
    const lowHalves = `${listed(said.halves.low.map(inSentence))}, which shows no elevation`
    return `${title} usually ${one.holds} ${lowHalves}, but may hold ${names(flagged)} as well: ask first${strict}.`
  }
  if (isDish && parts.length > 0 && flagged.every(({ words }) => words.join() === fold(title))) {
    const lead = flagged.every(({ isBare }) => isBare) ? title : `${nothingOf(said)}, but ${one.it}`
    return `${lead} may hold ${names(flagged)}: ask first${strict}${fineFor(said.tolerated)}.`
  }
  const itself = own.length > 0 ? `${title} ${one.self} ${one.shows} no elevation, but` : title
  return `${itself} may hold ${names(flagged)}: ask first${strict}.`
}

/** "Wheat, the usual one, and spelt": the members of a family. */
const kindNames = (foods: readonly DecidingFood[]) =>
  cut(
    foods.map(({ foodName, relation }) =>
      relation === 'usual' ? `${inSentence(foodName)} (the usual one)` : inSentence(foodName),
    ),
  )

const isOfHalves = (foods: readonly SentenceFood[], { raised }: Halves) =>
  foods.every(({ foodName }) => raised.includes(foodName))

/** What to do with a food that is low but made of a food of this level. */
const taintedTodo: Partial<Record<DecidingFood['level'], string>> = {
  moderate: 'eat it only now and then too',
  limited: 'keep to your limit with it too',
  'not-readable': 'ask the laboratory',
}

/** Which members to avoid and which not: usual ones first, if elevated. */
function familySentence(
  { title, tainted, low, ...said }: SentenceParts,
  flagged: readonly SentenceFood[],
  siblings: readonly SentenceFood[],
): string {
  const usual = siblings.filter(({ relation }) => relation === 'usual')
  const lead =
    usual.length > 0
      ? `${title} ${grammarOf(title).is} usually of ${listed(usual.map(({ foodName }) => inSentence(foodName)))}`
      : `It depends on which ${within(title)}`
  const madeOf = tainted
    .map(
      ({ foodName, of, level }) =>
        `; ${inSentence(foodName)} is low by itself but holds ${inSentence(of)}: ${taintedTodo[level] ?? 'leave it too'}`,
    )
    .join('')
  const none = fineFor(said.tolerated) + (low.length > 0 ? `; no elevation: ${kindNames(low)}` : '')
  const others = flagged.filter((food) => !siblings.includes(food))
  const often = oftenHeld({ title, tainted, low, ...said })
  return `${lead}: ${levelClauses(siblings)}${madeOf}${none}${aside(others)}${often}.`
}

/** What to do with a dish that usually contains some foods, by the gravest of these. */
function withoutClause(sure: readonly SentenceFood[], one: Grammar): string {
  const unread = sure.filter(({ level }) => level === 'not-readable')
  const known = sure.filter((food) => !unread.includes(food))
  const ask = `ask the laboratory about ${plainNames(unread)}`
  if (known.length === 0) return `${ask}, or have ${one.them} made without`
  return clauseOf(known, one) + (unread.length > 0 ? `, and ${ask}` : '')
}

function clauseOf(sure: readonly SentenceFood[], one: Grammar): string {
  const of = (...levels: DecidingFood['level'][]) =>
    plainNames(sure.filter(({ level }) => levels.includes(level)))
  const isLimited = of('limited') !== ''
  if (of('trigger', 'high') !== '' || (isLimited && of('own') !== ''))
    return `leave ${one.them} out unless ${one.it} ${one.is} made without ${of('trigger', 'high', 'limited', 'own')}`
  if (isLimited)
    return `keep to your limit with ${one.them}, or eat ${one.them} made without ${of('limited')}`
  if (of('own') !== '' && of('moderate') !== '')
    return `you chose to leave out ${of('own')}, so ask for ${one.them} without, and even then only now and then`
  if (of('moderate') !== '') return `eat ${one.them} only now and then, or made without ${of('moderate')}`
  return `you chose to leave out ${of('own')}, so ask for ${one.them} without`
}

const aside = (perhaps: readonly SentenceFood[]) =>
  perhaps.length > 0 ? `; ask about ${names(perhaps)} too` : ''

/** A dish without an elevated main part. */
function kitchenSentence(said: SentenceParts): string {
  const { title, gravest, low, parts, isFamily } = said
  const fine = fineFor(said.tolerated)
  const ask = gravest.length > 0 ? `, so ask about ${gravestNames(gravest)}` : ''
  if (parts.length === 0 && low.length === 0 && fine === '')
    return `Each kitchen makes ${within(title)} its own way${ask || ': ask what is in it'}.`
  const recipes = `recipes differ${ask || ', so ask what is in it'}`
  if (isFamily && low.length > 0 && fine === '')
    return `What your test looked at of ${within(title)} shows no elevation (${kindNames(low)}); ${recipes}.`
  const none = isFamily && low.length > 0 ? `; no elevation: ${kindNames(low)}` : ''
  return `${nothingOf(said)}${fine}${none}; ${recipes}.`
}

/** That no usual part is elevated, or that none is avoided where some are tolerated. */
function nothingOf({ title, low, notTested, parts, tolerated }: SentenceParts): string {
  const of = `what ${within(title)} usually ${grammarOf(title).holds}`
  if (tolerated.length > 0)
    return `Nothing${notTested.length > 0 ? ' that is known' : ''} of ${of} is left out for you`
  if (low.length === 0 && parts.length === 0) return `Your test looked at nothing of ${of}`
  return notTested.length > 0
    ? `Nothing that your test looked at of ${of} is elevated`
    : `Nothing of ${of} is elevated in your test`
}

/**
 * "do not eat hazelnut (your allergy), leave goat's cheese out for now (high), ...", gravest first.
 */
function levelClauses(foods: readonly SentenceFood[]): string {
  const of = (level: DecidingFood['level']) => names(foods.filter((food) => food.level === level))
  const chosen = plainNames(foods.filter(({ level }) => level === 'own'))
  const clauses = [
    [of('allergy'), (food: string) => `do not eat ${food}`],
    [of('trigger'), (food: string) => `leave ${food} out`],
    [of('high'), (food: string) => `leave ${food} out for now`],
    [of('limited'), (food: string) => `keep to your limit with ${food}`],
    [of('moderate'), (food: string) => `eat ${food} only now and then`],
    [chosen, (food: string) => `you chose to leave out ${food}`],
    [of('not-readable'), (food: string) => `ask the laboratory about ${food}`],
  ] as const
  return clauses.flatMap(([food, clause]) => (food === '' ? [] : [clause(food)])).join(', ')
}
