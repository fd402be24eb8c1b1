import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { personWith } from '../../testing/people-who-avoid'
import { sentenceIn } from './sentence-in'
import { verdictOf } from './verdict'

const verdictFor = (words: string, allergy: string) =>
  verdictOf(matcher, words, personWith(matcher, [[allergy, 'allergy']]))

it.each([
  ['scampi', 'Shrimp'],
  ['lobster', 'Shrimp'],
  ['crab', 'Shrimp'],
  ['crayfish', 'Shrimp'],
  ['crab cakes', 'Shrimp'],
  ['seafood', 'Shrimp'],
  ['mussels', 'Oyster'],
  ['walnut', 'Almond'],
  ['tuna', 'Cod'],
  ["cow's milk", "Goat's milk"],
  ['lupin flour', 'Peanut'],
])('%s, with an allergy to %s of its family, needs an allergy doctor first', (words, allergy) => {
  const verdict = verdictFor(words, allergy)
  expect(verdict.kind === 'allergy' || verdict.kind === 'may-hold').toBe(true)
  expect(verdict.sentence).toMatch(/Ask an allergy doctor before you eat|do not eat/u)
})

it.each([
  ['mussels', 'Shrimp'],
  ['beef', 'Shrimp'],
  ['sunflower seeds', 'Almond'],
  ['coconut', 'Almond'],
  ['lentils', 'Peanut'],
  ['oat milk', "Cow's milk"],
])('%s is of another family than an allergy to %s', (words, allergy) =>
  expect(verdictFor(words, allergy).relatedAllergies).toEqual([]),
)

it('relatives of an allergen are not listed as free of elevation', () => {
  const { sentence } = verdictOf(
    matcher,
    'seafood',
    personWith(matcher, [
      ['Shrimp', 'allergy'],
      ['Crab', 'low'],
      ['Cod', 'low'],
    ]),
  )
  expect(sentence).not.toMatch(/no elevation: [^.]*crab/u)
})

it.each([
  ['de', 'Hummer', /^Fragen Sie eine Allergologin/u],
  ['fr', 'homard', /^Demandez à un allergologue/u],
  ['es', 'langosta', /^Consulte a un alergólogo/u],
] as const)('the advice on relatives is given in %s too', (language, words, sentence) =>
  expect(sentenceIn(language, verdictFor(words, 'Shrimp'), matcher)).toMatch(sentence),
)

it.each(['legumes', 'pulses'])('%s are pulses, with the allergy first', (words) => {
  const { sentence } = verdictOf(
    matcher,
    words,
    personWith(matcher, [
      ['Peanut', 'allergy'],
      ['Pea', 'high'],
      ['Lentil', 'moderate'],
      ['Celery', 'high'],
    ]),
  )
  expect(sentence).toMatch(/do not eat peanut \(your allergy\), leave pea .*lentil/u)
  expect(sentence).not.toContain('celery')
})
