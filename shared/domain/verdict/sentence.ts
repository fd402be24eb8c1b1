import { listed, plural } from '../text/counts'
import { formatWords } from '../text/dates'
import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../text/fold'
import { complaintsOf, doesWell, isNoted } from '../trial/outcome-words'
import { isNamed, isSure } from './deciding'
import { type Grammar, grammarOf, within } from './grammar'
import { withRelatedAdvice } from './related-allergies'
import { mayHoldSentence } from './may-hold'
import type { SentenceParts, SentenceFood } from './sentence-parts'
import { fineFor, MOST_PERHAPS, names, oftenHeld, oftenInKind, plainNames } from './naming'
import { type DecidingFood, isAllowedLevel, type VerdictKind } from './kinds'
import { inSentence } from './why'

/** Added to every verdict by a report whose correction is pending. */
export const CHECKED_AGAIN = 'The report is being checked again; this is what it said before.'

/** The sentence of a verdict: what to do. */
export function sentenceFor(kind: VerdictKind, said: SentenceParts): string {
  const decided = decidedFor(kind, said)
  const checked = said.isCheckedAgain && kind !== 'allergy' && CHECKED_AGAIN
  const led = withRelatedAdvice({ ...said, kind }, decided, relatedAdviceOf(said))
  return [...led, kind !== 'not-readable' && unreadBeside(decided, said), askedAnew(said), checked]
    .filter(Boolean)
    .join(' ')
}

/** An allergy to one member may include another at any value; empty without one. */
function relatedAdviceOf({ title, relatedAllergies }: SentenceParts): string {
  if (relatedAllergies.length === 0) return ''
  const allergies = `${plural(relatedAllergies.length, 'allergy', 'allergies')} to ${listed(relatedAllergies.map(inSentence))}`
  return `Ask an allergy doctor before you eat ${within(title)}: your ${allergies} may go for ${grammarOf(title).them} too, and an IgG value cannot tell.`
}

/** Unreadable results beside the decision; empty without any, or if named already. */
function unreadBeside(decided: string, { foods }: SentenceParts): string {
  const unread = foods.filter((food) => food.level === 'not-readable' && isSure(food))
  const unmentioned = unread.filter(({ foodName }) => !decided.toLowerCase().includes(inSentence(foodName)))
  if (unmentioned.length === 0) return ''
  return `The result of ${plainNames(unmentioned)} cannot be read: ask the laboratory.`
}

/** Tolerated foods that a newer test raises; empty without any. Staff read it too. */
function askedAnew({ foods }: SentenceParts): string {
  const asked = foods.filter((food) => food.asks !== undefined && isSure(food))
  if (asked.length === 0) return ''
  const [them, they] = asked.length > 1 ? ['them', 'they are'] : ['it', 'it is']
  return `You did well with ${plainNames(asked)}, and a newer test raises ${them}; ${they} left out until the question whether that goes on is answered.`
}

function decidedFor(kind: VerdictKind, said: SentenceParts): string {
  const sentence = decisionFor(kind, said)
  const unmentioned = said.halves.low.filter((name) => !sentence.toLowerCase().includes(inSentence(name)))
  if (kind === 'allergy' || unmentioned.length === 0 || (said.isFamily && said.low.length > 0))
    return sentence
  const [them, shows] = unmentioned.length > 1 ? ['themselves', 'show'] : ['itself', 'shows']
  return sentence.replace(
    /\.$/u,
    `; ${listed(unmentioned.map(inSentence))} by ${them} ${shows} no elevation.`,
  )
}

function decisionFor(kind: VerdictKind, said: SentenceParts): string {
  const { title, foods } = said
  const it = within(title)
  const one = grammarOf(title)
  switch (kind) {
    case 'allergy':
      return allergySentence(said)
    case 'trigger':
    case 'high':
    case 'limited':
    case 'moderate': {
      const named = foods.filter(isNamed)
      const [first] = named
      const isDirect = first?.relation === 'is'
      const todo = todos[kind]
      const low = said.isFamily && said.low.length > 0 ? `; no elevation: ${plainNames(said.low)}` : ''
      const fine = said.isFamily ? fineFor(said.tolerated) : ''
      const less = named.filter(({ level, relation }) => level === 'moderate' && relation === 'is')
      const others =
        (kind === 'trigger' || kind === 'high') && said.isList && less.length > 0
          ? `; eat ${plainNames(less)} only now and then`
          : ''
      const rest = fine + low + others + askAlso(said)
      const reason = isDirect ? reasonOf(first, title) : ''
      if (isDirect) return `${capital(todo(it))}${reason || (low && `: ${names(named)}`)}${rest}.`
      return `${title} ${made(first, one)} ${names(named)}: ${todo(one.them)}${rest}.`
    }
    case 'own':
      return ownSentence(said)
    case 'not-readable':
      return notReadableSentence(said)
    case 'may-hold':
      return mayHoldSentence(said)
    case 'tolerated':
      return toleratedSentence(said)
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

const todos = {
  trigger: (what: string) => `leave ${what} out`,
  high: (what: string) => `leave ${what} out for now`,
  limited: (what: string) => `keep to your limit with ${what}`,
  moderate: (what: string) => `eat ${what} now and then, for example every few days`,
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The reason of an outcome after the advice: the complaints, or the amount. */
function reasonOf({ outcome, foodName }: DecidingFood, title: string): string {
  if (outcome?.kind === 'limited')
    return `: “${outcome.amount}”${isNoted(outcome) ? ', as your practitioner noted' : ''}`
  if (outcome?.kind !== 'trigger') return ''
  const food = isSame(foodName, title) ? grammarOf(title).them : inSentence(foodName)
  const complaints = isNoted(outcome) ? complaintsOf(outcome) : `${complaintsOf(outcome)} with ${food}`
  return `: ${complaints} (${formatWords(outcome.since)})`
}

function toleratedSentence(said: SentenceParts): string {
  const { title, tolerated, low } = said
  const it = within(title)
  const one = grammarOf(title)
  const [first] = tolerated
  const isAll = tolerated.length === 1 && isSame(first?.foodName ?? '', title)
  const why = listed(
    tolerated.flatMap(({ foodName, outcome }) =>
      outcome ? [doesWell(outcome, isAll ? one.them : inSentence(foodName))] : [],
    ),
  )
  const none = low.length > 0 ? `; no elevation: ${plainNames(low)}` : ''
  const lead = said.isFamily
    ? `Nothing that is known of ${it} speaks against ${one.them}`
    : first?.relation === 'is'
      ? `Eat ${it}`
      : `${title} ${made(first, one)} ${plainNames(tolerated)}: eat ${one.them}`
  return `${lead}${first?.relation === 'is' || said.isFamily ? ':' : ', as'} ${why}${none}${oftenHeld(said)}.`
}

function ownSentence(said: SentenceParts): string {
  const { title, foods } = said
  const it = within(title)
  const food = foods.find(isNamed)?.foodName ?? title
  const lead = isSame(food, title)
    ? `You chose to leave ${it} out`
    : `Your own choice “${food}” leaves ${it} out`
  return `${lead}${askAlso(said)}.`
}

function notReadableSentence(said: SentenceParts): string {
  const { title, foods, isDish } = said
  const named = foods.filter(isNamed)
  const [first] = named
  const lead =
    first?.relation === 'is' && !isDish
      ? `Your test looked at ${within(title)}, but the result cannot be read`
      : `${title} ${made(first, grammarOf(title))} ${plainNames(named)}, of which the result cannot be read`
  return `${lead}: ask the laboratory${askAlso(said)}.`
}

/** That the test measured the plant, not its product. */
function productOf({ title, low }: SentenceParts): string {
  if (/(?:flour|flake|grain)s?$/iu.test(title)) return 'Your test gives'
  if (low.length === 0 || low.some(({ relation }) => relation === 'is' || relation === 'family'))
    return 'Your test gives'
  const made = low.filter(({ relation }) => relation === 'made')
  const tested = plainNames((made.length > 0 ? made : low).slice(0, 2))
  const itself = `${within(title)} ${grammarOf(title).self}`
  return `Your test looked at ${tested} (no elevation), not at ${itself}: it gives`
}

function allergySentence(said: SentenceParts): string {
  const { title, foods } = said
  const one = grammarOf(title)
  const allergies = foods.filter((food) => food.level === 'allergy' && isSure(food))
  const others = foods.filter(
    (food) => food.level !== 'allergy' && isSure(food) && !isSame(food.foodName, title),
  )
  const also = others.length > 0 ? `; ${one.it} also ${made(others[0], one)} ${names(others)}` : ''
  const [first] = allergies
  if (first && allergies.every(({ outcome }) => outcome)) return `${clinicSentence(said, allergies)}${also}.`
  const food = allergies.some(({ outcome }) => outcome) ? names(allergies) : plainNames(allergies)
  const yours = allergies.length > 1 ? 'your allergies' : 'your allergy'
  const never = `do not eat ${one.them}, not even traces of ${one.them}`
  if (first?.certainty === 'trace') return `These words stand for traces of ${food}, ${yours}: ${never}.`
  if (first?.relation === 'is') {
    const onList = `${food} ${allergies.length > 1 ? 'are' : 'is'} on your list of allergies`
    const why = isSame(first.foodName, title) ? `${one.it} ${one.is} your allergy` : onList
    return `Do not eat ${within(title)}, not even traces of ${one.them}: ${why}.`
  }
  return `${title} ${made(first, one)} ${food}, ${yours}: ${never}${also}.`
}

/** The sentence on a food that may only be tried in a clinic, without a full stop. */
function clinicSentence({ title }: SentenceParts, clinical: readonly SentenceFood[]): string {
  const one = grammarOf(title)
  const lead =
    clinical[0]?.relation === 'is'
      ? `Do not eat ${within(title)}, not even traces of ${one.them}: ${one.it} ${one.is} to be taken as an allergy`
      : `${title} ${made(clinical[0], one)} ${names(clinical)}: do not eat ${one.them}, not even traces of ${one.them}`
  return `${lead}; ask an allergist, and do not try ${one.them} at home`
}

function notTestedSentence({ title, hasTest, isPlain, notTested, low, tolerated }: SentenceParts): string {
  const it = within(title)
  const one = grammarOf(title)
  if (isPlain)
    return `${title} ${one.is} none of the foods that are tested for, so your test says nothing about ${one.them}.`
  if (!hasTest && tolerated.length === 0) return `No test result yet, so nothing is known of ${it}.`
  const missing = notTested.length > 0 ? listed(notTested.map(within)) : it
  const rest = fineFor(tolerated) + (low.length > 0 ? `; no elevation: ${plainNames(low)}` : '')
  const them = notTested.length > 0 ? grammarOf(listed(notTested)).them : one.them
  return `Your test did not look at ${missing}, so it says nothing about ${them}${rest}.`
}

/** Asks which of some foods was meant. */
export const didYouMean = (choices: readonly string[]): string =>
  `Did you mean ${listed(choices.map(within), 'or')}?`

function notKnownSentence({ title, notKnown }: SentenceParts): string {
  const words = notKnown.length > 0 ? notKnown.slice(0, 3) : [title]
  return `We do not know ${listed(words.map((word) => `“${word}”`))}: look at the list of ingredients, or scan the label.`
}

/** Further contents beside the deciding foods, and those to ask about. */
function askAlso(said: SentenceParts): string {
  const { foods, title } = said
  const often = oftenInKind(said)
  const usual = foods.filter(({ relation }) => relation === 'usual')
  const also =
    usual.length > 0 ? `; ${grammarOf(title).it} usually ${grammarOf(title).holds} ${names(usual)} too` : ''
  const possible = foods
    .filter((food) => !isSure(food) && !isAllowedLevel(food.level) && food.relation !== 'far')
    .slice(0, MOST_PERHAPS)
  if (possible.length === 0) return also + often
  const isAllergy = possible.some(({ level }) => level === 'allergy')
  return `${also}; ask about ${names(possible)}${isAllergy ? ', and without a clear answer leave it' : ''}${often}`
}

const made = (food: DecidingFood | undefined, one: Grammar) =>
  food?.relation === 'made'
    ? `${one.is} made of`
    : food?.relation === 'usual'
      ? `usually ${one.holds}`
      : one.holds

const isSame = (name: string, title: string) => {
  const [one, other] = [fold(name), fold(title)]
  return one === other || singularsOf(one).includes(other) || singularsOf(other).includes(one)
}
