import { expect, it } from 'vitest'
import { type Leveled, personWith, randomFrom } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { answerOfFood, answerWords } from './answer'
import { isSure } from './deciding'
import type { Person } from './person'
import { type Verdict, verdictOf } from './verdict'

const random = randomFrom(20261130)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T

const levels = [
  ...(['allergy', 'high', 'high', 'moderate', 'moderate', 'own', 'trigger', 'limited'] as const),
  ...(['clinic-only', 'tolerated', 'tolerated', 'not-readable'] as const),
]

/** A person with a test, allergies, choices, outcomes and a few foods in a running trial. */
function anybody(): Person {
  const person = personWith(
    matcher,
    knowledge.foods.flatMap(({ name }): Leveled[] => {
      const part = random()
      return part < 0.12 ? [[name, oneOf(levels)]] : part < 0.85 ? [[name, 'low']] : []
    }),
  )
  const avoid = person.avoid.map((entry) =>
    random() < 0.2 ? { ...entry, trial: { until: random() < 0.3 ? null : '2026-12-17' } } : entry,
  )
  return { ...person, avoid }
}

const families =
  'milk cheese bread nuts meat fish flour pasta eggs yoghurt fruit beans mushrooms spices sausages steak oil seafood'
const names = [
  ...families.split(' '),
  ...knowledge.foods.map(({ name }) => name),
  ...knowledge.terms.flatMap(([name, , language]) => (language === 'en' ? [name] : [])),
]
const words = [
  ...families.split(' '),
  ...Array.from({ length: runs(520) }, () => oneOf(names)),
  ...Array.from({ length: runs(60) }, () => `${oneOf(names)} and ${oneOf(names)}`),
  ...['water', 'wuzzel', 'rice with wuzzel', 'may contain egg', 'bear'],
]
const people = Array.from({ length: Math.max(3, runs(20)) }, anybody)

function eachVerdict(check: (verdict: Verdict, q: string) => string | false) {
  const wrong: string[] = []
  for (const person of people)
    for (const q of words) {
      const verdict = verdictOf(matcher, q, person)
      const fault = check(verdict, q)
      if (fault) wrong.push(`${q}: ${fault}: ${verdict.sentence} ${verdict.notes.join(' ')}`)
    }
  expect(wrong.slice(0, 20)).toEqual([])
}

const count = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length
const foreign =
  /\b(?:holds?|by itself|itself|themselves|elevation|elevated|of yours)\b|undefined|null|\.\.|;|\(high/iu
/** Nothing else has digits, except names of foods and drinks that do: "7up". */
const withoutNamed = (text: string, { q, foods, parts }: Verdict) =>
  [q, ...foods.map(({ foodName }) => foodName), ...parts.map(({ name }) => name)].reduce(
    (rest, name) => rest.replaceAll(name.toLowerCase(), ''),
    text.toLowerCase(),
  )

it('every sentence begins with its answer and says why in at most 16 plain words', () =>
  eachVerdict((verdict) => {
    const { answer, sentence, notes } = verdict
    if (!sentence.startsWith(answerWords[answer])) return 'another answer'
    const rest = sentence.slice(answerWords[answer].length)
    if (count(rest.replace(/^\./u, '')) > 16) return 'too long'
    if (notes.some((note) => count(note) > 20)) return 'a long note'
    const all = [sentence, ...notes]
    if (!all.every((text) => /^\p{L}.*[.?]$/u.test(text) && !text.includes('  '))) return 'no sentence'
    const told = withoutNamed(all.join(' '), verdict).replaceAll(/\d+ [a-z]+/gu, (date) =>
      date === '17 december' ? '' : date,
    )
    if (/\d/u.test(told)) return 'a figure'
    return foreign.test(told) && 'a foreign word'
  }))

it('an answer is as strict as each food that is surely or usually in it', () =>
  eachVerdict(({ answer, foods, relatedAllergies, sentence, notes }) => {
    const sure = foods.filter(
      (food) =>
        isSure(food) && food.relation !== 'far' && (food.certainty !== 'trace' || food.level === 'allergy'),
    )
    if (answer === 'not-food') return false
    const has = (wanted: string) => sure.some((food) => answerOfFood(food) === wanted)
    if (has('allergy')) return answer !== 'allergy' && 'an allergy'
    if (has('leave-out')) return answer !== 'leave-out' && 'left out'
    const isAllergic = relatedAllergies.length > 0 || foods.some(({ level }) => level === 'allergy')
    if (isAllergic && ['go-ahead', 'not-tested'].includes(answer)) return 'an allergy of some versions'
    if (has('check-first') && answer === 'go-ahead') return 'not readable'
    const told = [sentence, ...notes].join(' ').toLowerCase()
    const left = foods.filter(
      (food) => answerOfFood(food) === 'leave-out' && food.relation !== 'far' && food.certainty !== 'trace',
    )
    const isTold = ({ foodName }: { foodName: string }) =>
      told.includes(foodName.toLowerCase()) ||
      told.includes(foodName.toLowerCase().replace(/ (?:milk|cheese|yoghurt)$/u, ''))
    return answer === 'go-ahead' && left.length > 0 && !left.some(isTold) && 'silent on a raised food'
  }))

it('every food that a sentence names is among the foods or parts, those of its answer first', () =>
  eachVerdict(({ ruling: { said }, answer, foods, parts, relatedAllergies }) => {
    if (answer === 'not-known' || answer === 'not-tested') return false
    if ('say' in said && ['not-eaten', 'no-word', 'poisonous', 'medicine', 'related'].includes(said.say))
      return false
    const others = ('others' in said && said.others) || []
    const shown = new Set([
      ...foods.map(({ foodName }) => foodName),
      ...parts.flatMap(({ foodName, name }) => [foodName ?? name, name]),
      ...relatedAllergies,
    ])
    const missing = [...(said.foods ?? []), ...others].filter((name) => !shown.has(name))
    if (missing.length > 0) return `not shown: ${missing.join()}`
    const isSaid = foods.map(({ foodName }) => said.foods?.includes(foodName))
    return isSaid.includes(true) && !isSaid[0] && 'another food first'
  }))
