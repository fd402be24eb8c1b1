import { describe, expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import type { OutcomeBasis } from '../trial/trial'
import { checkLabel } from '../labels/label-check'
import { verdictOf } from './verdict'

const verdictFor = (words: string, ...foods: Leveled[]) =>
  verdictOf(matcher, words, personWith(matcher, foods))

describe('a verdict by an outcome', () => {
  it.each([
    ['wheat', ['Wheat', 'tolerated'], 'tolerated', 'Go ahead. You found that it is fine for you.'],
    ['beans', ['Kidney beans', 'tolerated'], 'tolerated', undefined],
    ['wheat', ['Wheat', 'trigger'], 'trigger', 'Leave out. You noticed complaints with it.'],
    ['wheat', ['Wheat', 'limited'], 'limited', 'Go ahead up to one slice a day. That is your limit.'],
    [
      'sesame',
      ['Sesame', 'clinic-only'],
      'allergy',
      'Allergy. Sesame counts as an allergy. Do not eat it, not even traces.',
    ],
    [
      'rye bread',
      ['Rye', 'trigger'],
      'trigger',
      'Leave out. Rye bread has rye, and you noticed complaints with it.',
    ],
  ] as const)('on %s with %s is %s', (words, food, kind, sentence) => {
    const verdict = verdictFor(words, food)
    expect(verdict.kind).toBe(kind)
    if (sentence !== undefined) expect(verdict.sentence).toBe(sentence)
  })

  it('says how a food was found to be tolerated', () => {
    const sentenceWith = (basis: OutcomeBasis) => {
      const person = personWith(matcher, [['Wheat', 'tolerated']])
      const tolerated = person.tolerated.map((one) => ({ ...one, outcome: { ...one.outcome, basis } }))
      return verdictOf(matcher, 'wheat', { ...person, tolerated }).sentence
    }
    expect(sentenceWith('no-change')).toBe('Go ahead. Leaving it out changed little for you.')
    expect(sentenceWith('practitioner')).toBe('Go ahead. Your practitioner noted that you do well with it.')
  })

  it('gives way to an avoided food in the same words', () => {
    expect(verdictFor('wheat and beef', ['Wheat', 'tolerated'], ['Beef', 'high']).kind).toBe('high')
    expect(verdictFor('wheat', ['Wheat', 'tolerated'], ['Wheat', 'allergy']).kind).toBe('allergy')
    expect(verdictFor('wheat', ['Wheat', 'tolerated'], ['wheat', 'own']).kind).toBe('own')
  })

  it.each([
    ['almond', 'Almond', 'almond'],
    ['almonds', 'Almond', 'almonds'],
    ['wheat', 'Wheat', 'gluten'],
    ["cow's milk", "Cow's milk", 'Vegan'],
  ])('gives way to a choice over a limit: %s, limited %s, own “%s”', (words, limited, own) => {
    const verdict = verdictFor(words, [limited, 'limited'], [own, 'own'])
    expect(verdict.kind).toBe('own')
    expect(verdict.sentence).not.toMatch(/your limit/iu)
    expect(verdict.sentence).toMatch(/^Leave out\. .*\b(?:you chose|choice)/iu)
  })

  it('keeps a limit where the choice is a dish or one of two foods, and gives way to a graver level', () => {
    expect(verdictFor('wheat', ['Wheat', 'limited'], ['pizza', 'own']).kind).toBe('limited')
    expect(verdictFor('mustard', ['Mustard and celery', 'limited'], ['celery', 'own']).kind).toBe('limited')
    expect(verdictFor('wheat and beef', ['Wheat', 'limited'], ['wheat', 'own'], ['Beef', 'high']).kind).toBe(
      'high',
    )
    expect(verdictFor('wheat', ['Wheat', 'limited'], ['wheat', 'own'], ['wheat', 'allergy']).kind).toBe(
      'allergy',
    )
  })

  it('names a tolerated food beside one without elevation, and raises no warning in a dish', () => {
    const verdict = verdictFor('beef and rice', ['Beef', 'tolerated'], ['Rice', 'low'])
    expect(verdict).toMatchObject({ kind: 'tolerated' })
    expect(verdict.notes).toContain('Rice was not raised in your test.')
    expect(
      verdictFor('spaghetti bolognese', ['Beef', 'tolerated'], ['Rice', 'low']).foods.map(
        ({ level }) => level,
      ),
    ).not.toContain('high')
  })

  it('puts a trigger before a high level, and a limit before a moderate one', () => {
    const verdict = verdictFor(
      'wheat, beef, rice',
      ['Wheat', 'limited'],
      ['Beef', 'trigger'],
      ['Rice', 'high'],
    )
    expect(verdict.foods.map(({ level }) => level)).toEqual(['trigger', 'high', 'limited'])
  })
})

it('a label lists tolerated foods separately, except where an avoided food has the same words', () => {
  const person = personWith(matcher, [
    ['Wheat', 'tolerated'],
    ['Beef', 'tolerated'],
    ['Rye', 'limited'],
    ["Cow's milk", 'trigger'],
  ])
  const check = (text: string) =>
    checkLabel(matcher, text, person.avoid, person.avoidFoods, undefined, person)
  const result = check('Ingredients: wheat flour, rye flour, skimmed milk powder, salt.')
  expect(result.tolerated.map(({ foodName }) => foodName)).toEqual(['Wheat'])
  expect(result.userIntolerances.map(({ foodName, level }) => [foodName, level])).toEqual([
    ["Cow's milk", 'trigger'],
    ['Rye', 'limited'],
  ])
  expect(result.summary).toContain('Also on the label: Wheat (fine for you since 3 March 2027).')
  expect(result.summary).toContain("Cow's milk (you noticed complaints (3 March 2027))")
  expect(result.summary).toContain('Rye (your limit: “one slice a day”')
})
