import { listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import { outcomeWords } from '@shared/domain/trial/outcome-words'
import { isSure } from '@shared/domain/verdict/deciding'
import type { DecidingFood } from '@shared/domain/verdict/kinds'
import type { Swaps } from '@shared/domain/verdict/swaps'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { figureOf, inSentence } from '@shared/domain/verdict/why'
import { sentences } from '../../answer'
import { capital } from '../person/about-person'

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
  /** Whether it is the only food of the question, so that its name need not come first. */
  isAlone: boolean
}

const MOST_VALUES = 2
const noReport = 'No report has been released to you yet. Ask me again when one is.'
const ofAllergy = "An IgG value doesn't change an allergy. Only a doctor can say it's gone."

/** A verdict in words: its sentence and notes, values, replacements. */
export function sayVerdict({ said, wants, swaps, part, fitting, isTested, isAlone }: Saying): string {
  const { answer, title, foods, understoodAs, sentence, notes } = said
  const isAgainst = ['allergy', 'leave-out', 'check-first'].includes(answer)
  const isOffered = isAgainst ? fitting.length === 0 || wants === 'instead' : wants === 'instead'
  const told = [sentence, ...notes].join(' ').toLowerCase()
  const more = fitting.filter((name) => !told.includes(inSentence(name)))
  return sentences(
    isAlone ? sentence : `${title}: ${sentence}`,
    ...notes,
    understoodAs && `You wrote ${said.q}. This answer is for ${understoodAs}.`,
    answer === 'not-tested' && !isTested && noReport,
    ...valuesOf(said),
    foods.some(({ level }) => level === 'allergy') && ofAllergy,
    part,
    more.length > 0 && `Not raised in your test: ${listed(more)}.`,
    isOffered && swaps?.role && `Instead, ${swaps.role}: ${swaps.swaps.map(offered).join(', ')}.`,
    wants === 'instead' &&
      isAgainst &&
      !swaps?.role &&
      fitting.length === 0 &&
      "I don't know a swap that would suit you. Your practitioner can help.",
  )
}

const offered = ({ foodName, why }: { foodName: string; why: string }) =>
  why ? `${foodName} (${why})` : foodName

/** Outcomes and values of what is surely in it: "Egg white: 45.2 µg/ml on 4 May 2026." */
function valuesOf({ foods, answer }: Verdict): string[] {
  const isShown = (food: DecidingFood) =>
    food.level !== 'allergy' &&
    (isSure(food) || food.relation === 'is') &&
    (food.level !== 'low' || answer === 'go-ahead')
  const shown = foods.filter(
    (food, at) =>
      isShown(food) &&
      foods.findIndex(({ foodName }) => inSentence(foodName) === inSentence(food.foodName)) === at,
  )
  return shown.slice(0, MOST_VALUES).flatMap(({ foodName, outcome, measured, carriedOverFrom }) => {
    const figure = figureOf(measured)
    const day = measured?.day ? ` on ${formatWords(measured.day)}` : ''
    const earlier = carriedOverFrom !== null ? ', in an earlier test' : ''
    return [
      ...(outcome ? [`${capital(foodName)}: ${outcomeWords(outcome)}.`] : []),
      ...(figure === '' ? [] : [`${capital(foodName)}: ${figure}${day}${earlier}.`]),
    ]
  })
}
