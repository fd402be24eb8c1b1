import { listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import { levelOf, levelWords } from '@shared/domain/reports/levels'
import { complaintsOf } from '@shared/domain/trial/outcome-words'
import { isSure } from '@shared/domain/verdict/deciding'
import { type DecidingFood, isAllowedLevel, type VerdictKind } from '@shared/domain/verdict/kinds'
import type { Swaps } from '@shared/domain/verdict/swaps'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { figureOf, inSentence, isLow } from '@shared/domain/verdict/why'
import { sentences } from '../../answer'
import { capital } from '../person/about-person'
import words from './kind-words.json' with { type: 'json' }

/** Whether, which one of a kind, or what instead. */
export type Wants = 'may' | 'which' | 'instead'

/** `part`: whether a dish contains what was asked; `fitting`: foods of a family that fit. */
export type Saying = {
  said: Verdict
  wants: Wants
  swaps: Swaps | null
  part: string | undefined
  fitting: readonly string[]
  isTested: boolean
}

/** Said before the sentence; "may contain" is part of the sentence itself. */
const kindWords: Record<Exclude<VerdictKind, 'trigger'>, string> = words
const isFlagged = (kind: VerdictKind) =>
  !['tolerated', 'no-elevation', 'not-tested', 'not-known'].includes(kind)

const MOST_VALUES = 2
const noReport =
  'No report has been released to you yet, so no test speaks of it. As soon as one is, ask me again. Until then go by your allergies and by what your doctor has told you.'
const ofAllergy = 'An IgG value, a low one too, does not change an allergy; only a doctor can clear it.'

/** A verdict in words: level, advice, values, foods without elevation, replacements. */
export function sayVerdict({ said, wants, swaps, part, fitting, isTested }: Saying): string {
  const { kind, title, foods, clean, notTested, notKnown, understoodAs, sentence } = said
  const without = kind === 'not-tested' && !isTested
  const flagged = isFlagged(kind)
  const isOffered = flagged ? fitting.length === 0 || wants === 'instead' : wants === 'instead'
  const fine = clean.filter((name) => !sentence.includes(`${name} by itself`))
  const lines = [
    understoodAs && `You wrote ${said.q}: this is for ${understoodAs}.`,
    without ? `${title}: ${noReport}` : headOf(said),
    valuesOf(said),
    flagged && fine.length > 0 && !sentence.includes('no elevation: ') && `No elevation: ${listed(fine)}.`,
    foods.some(({ level }) => level === 'allergy') && ofAllergy,
    part,
    kind === 'no-elevation' &&
      notTested.length > 0 &&
      !sentence.includes('not look at') &&
      `Not tested: ${listed(notTested)}.`,
    kind !== 'not-known' &&
      notKnown.length > 0 &&
      foods.length === 0 &&
      `We do not know ${listed(
        notKnown.map((word) => `“${word}”`),
        'or',
      )}.`,
    fitting.length > 0 &&
      !/no elevation(?:: | \()/u.test(sentence) &&
      `Without elevation in your test: ${listed(fitting)}.`,
    isOffered && swaps?.role && `Instead, ${swaps.role}: ${swaps.swaps.map(offered).join(', ')}.`,
    wants === 'instead' &&
      flagged &&
      !swaps?.role &&
      fitting.length === 0 &&
      !sentence.includes('no elevation: ') &&
      'I know nothing in its place that fits all your foods; your practitioner can help.',
  ]
  return sentences(...lines)
}

const offered = ({ foodName, why }: { foodName: string; why: string }) =>
  why ? `${foodName} (${why})` : foodName

/** Level and advice; no heading when the sentence begins with the question. */
function headOf({ kind, title, sentence, foods }: Verdict): string {
  const word = kind === 'trigger' ? `${capital(complaintsOf(foods[0]?.outcome))}. ` : kindWords[kind]
  return word === '' && sentence.startsWith(title) ? sentence : `${title}: ${word}${sentence}`
}

/** Values that the sentence omits: "Egg white: 45.2 µg/ml, high, on 4 May 2026." */
function valuesOf({ foods, sentence, kind }: Verdict): string {
  // Butter's own value says more than milk's.
  const isByName = kind === 'no-elevation' && foods.some(({ relation }) => relation === 'is')
  const isNamed = ({ level, relation, measured }: DecidingFood) => {
    if (level === 'own') return isLow(measured)
    if (level === 'low')
      return (
        kind !== 'allergy' &&
        (kind === 'no-elevation' || (relation === 'is' && !sentence.includes('no elevation: ')))
      )
    return level !== 'allergy'
  }
  const unnamed = foods.filter(
    (food, at) =>
      isNamed(food) &&
      // A food left out by choice may be listed again as tested.
      foods.findIndex(({ foodName }) => inSentence(foodName) === inSentence(food.foodName)) === at &&
      // Possible ingredients beyond the question would only frighten.
      (isSure(food) || food.level === 'own' || isAllowedLevel(food.level)) &&
      (food.relation !== 'family' || food.level === 'own') &&
      (!isByName || food.relation === 'is') &&
      figureOf(food.measured) !== '' &&
      !sentence.includes(figureOf(food.measured)),
  )
  return unnamed.length > 0
    ? `${unnamed
        .filter(({ level }, at) => level !== 'low' || at < MOST_VALUES)
        .map((food) => decided(food, isFlagged(kind)))
        .join('; ')}.`
    : ''
}

function decided({ foodName, level, measured, carriedOverFrom }: DecidingFood, isAgainst: boolean): string {
  // Goat's cheese may be low while its milk is high.
  const itself = level === 'low' && isAgainst ? ' by itself' : ''
  // An outcome or a choice is not a level of the test.
  const byValue = measured?.value == null ? 'low' : levelOf(measured.value, measured.scale)
  const testedLevel = level === 'high' || level === 'moderate' || level === 'low' ? level : byValue
  const day = measured?.day ? `on ${formatWords(measured.day)}` : ''
  return [
    `${capital(foodName)}${itself}: ${levelWords[testedLevel].toLowerCase()}, ${`${figureOf(measured)} ${day}`.trim()}`,
    carriedOverFrom !== null && 'from an earlier test',
  ]
    .filter(Boolean)
    .join(', ')
}
