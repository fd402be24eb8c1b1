import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { personWith } from '../../testing/people-who-avoid'
import { verdictIn } from './sentence-in'
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
  expect(['allergy', 'check-first']).toContain(verdict.answer)
  expect([verdict.sentence, ...verdict.notes].join(' ')).toMatch(/Ask an allergy doctor|^Allergy/u)
  expect(verdict.sentence).toMatch(/^(?:Check first\. (?:Ask an allergy doctor|.*your allergy)|Allergy\.)/u)
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
  const { notes } = verdictOf(
    matcher,
    'seafood',
    personWith(matcher, [
      ['Shrimp', 'allergy'],
      ['Crab', 'low'],
      ['Cod', 'low'],
    ]),
  )
  expect(notes.join(' ')).not.toMatch(/crab[^.]* not raised/iu)
})

it.each([
  ['de', 'Hummer', /^Erst prüfen\. Fragen Sie erst allergologisch nach/u],
  ['fr', 'homard', /^À vérifier d'abord\. Demandez à un allergologue/u],
  ['es', 'langosta', /^Compruebe antes\. Consulte a un alergólogo/u],
] as const)('the advice on relatives is given in %s too', (language, words, sentence) =>
  expect(verdictIn(language, verdictFor(words, 'Shrimp'), matcher)).toMatch(sentence),
)

it.each(['legumes', 'pulses'])('%s are pulses, with the allergy first', (words) => {
  const { sentence, notes } = verdictOf(
    matcher,
    words,
    personWith(matcher, [
      ['Peanut', 'allergy'],
      ['Pea', 'high'],
      ['Lentil', 'moderate'],
      ['Celery', 'high'],
    ]),
  )
  expect(sentence).toMatch(/^Check first\. \S+ can be peanut, your allergy\./u)
  expect(notes.join(' ')).toMatch(/can be pea, which is high for you\..*lentil/u)
  expect(notes.join(' ')).not.toContain('celery')
})

it.each([
  ['cashew nuts', 'Cashew nuts count as tree nuts.'],
  ['almonds', 'Almonds count as tree nuts.'],
  ['nut butter', 'Nut butter has tree nuts.'],
])('%s belong to the family by their own name', (words, said) => {
  expect(verdictFor(words, 'Tree nuts').sentence).toContain(said)
})
