import { formatWords } from '../dates'
import { levelOf, scales } from '../levels'
import type { DecidingFood } from './kinds'
import type { Measured } from './person'

/** Why a food counts, in a sentence or a few: what of the words names it, what tests found, from when. `title` is what was asked. */
export function whyOf(food: Omit<DecidingFood, 'why'>, title: string): string {
  const { level, measured, carriedOverFrom } = food
  const said = [namingOf(food, title)]
  if (level === 'allergy')
    said.push(
      measured
        ? 'Listed as your allergy; the test’s value means nothing for an allergy.'
        : 'Listed as your allergy.',
    )
  else if (level === 'own') said.push('You chose to leave this out.')
  else said.push(measured ? valueOf(measured, level) : levelWords[level])
  if (carriedOverFrom !== null)
    said.push(
      `Carried over from ${formatWords(carriedOverFrom) || 'an earlier test'}: the latest test did not look at it.`,
    )
  return said.filter((sentence) => sentence !== '').join(' ')
}

const levelWords = {
  high: 'Your test found it high.',
  moderate: 'Your test found it moderate.',
  low: 'Your test found no elevation.',
}

/** How the words name the food, where they are not its own name. */
function namingOf(
  { relation, certainty, words, foodName }: Omit<DecidingFood, 'why'>,
  title: string,
): string {
  const word = `“${words[0] ?? title}”`
  const food = inSentence(foodName)
  if (certainty === 'trace') return `${word} stands for traces of ${food}.`
  switch (relation) {
    case 'is':
      return ''
    case 'made':
      return `${word} is made of ${food}.`
    case 'holds':
      return `${word} holds ${food}.`
    case 'usual':
      return `${word} usually holds ${food}.`
    case 'family':
      return `One of what ${word} may stand for.`
    case 'may':
      return `${word} may come from ${food}.`
    case 'far':
      return `${word} rarely holds ${food}, and is still worth a question.`
  }
}

/** What a laboratory measured, as it printed it, with the unit: "42.3 µg/ml"; empty where it gave only a word. */
export function figureOf(measured: Measured | null): string {
  if (!measured || measured.value === null) return ''
  const isBare = !/[^\d.,<>≥≤ ]/u.test(measured.text)
  return [measured.text, isBare && scales[measured.scale].unit].filter(Boolean).join(' ')
}

/** Whether a test measured no elevation, whatever somebody chose. */
export const isLow = (measured: Measured | null): boolean =>
  measured?.value != null && levelOf(measured.value, measured.scale) === 'low'

function valueOf({ value, text, scale }: Measured, level: 'high' | 'moderate' | 'low'): string {
  if (value === null)
    return `${text === '' ? '' : `“${text}”: `}${text === '' ? levelWords[level] : levelWords[level].replace('Y', 'y')}`
  const { moderate, high, unit } = scales[scale]
  const of = (bound: number) => bound.toFixed(1)
  const found = unit === null ? of(value) : `${of(value)} ${unit}`
  if (level === 'high') return `${found}: your test calls ${of(high)} and more high.`
  if (level === 'moderate') return `${found}: your test calls ${of(moderate)} to ${of(high)} moderate.`
  return `${found}: your test calls less than ${of(moderate)} no elevation.`
}

/** A name of a food within a sentence. */
export const inSentence = (name: string): string => name.toLowerCase()
