import { expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { matcher } from '../../testing/seeded-knowledge'
import { verdictOf } from './verdict'

const person = personWith(matcher, [
  ["Goat's milk", 'high'],
  ["Cow's milk", 'low'],
  ...(['Hard cheese', 'Soft cheese', 'Camembert'] as const).map((name) => [name, 'low'] as const),
  ['Apricot', 'low'],
  ['Wheat', 'low'],
])
const sentence = (q: string) => verdictOf(matcher, q, person).sentence

it.each([
  ['käse', 'most Käse'],
  ['brot mit käse', 'Some Brot mit Käse'],
  ['aprikosenkernöl', 'skip Aprikosenkernöl'],
  ['darf ich rindfleisch essen', 'not include Rindfleisch'],
])('a German noun keeps its capital in an English sentence: %s', (q, words) =>
  expect(sentence(q)).toContain(words),
)

it.each([
  ['Cheese', 'most cheese'],
  ['Fromage', 'most fromage'],
  ['Apricot kernel oil', 'skip apricot kernel oil'],
])('a name of another language has a small letter: %s', (q, words) => expect(sentence(q)).toContain(words))

it.each([
  ['Eier', 'Eier were'],
  ['Kirschen', 'Kirschen were'],
  ['Bittermandeln', 'do not eat them'],
  ['Rhabarberblätter', 'do not eat them'],
  ['Weizen', 'Weizen was'],
])('a German plural is one in an English sentence too: %s', (q, words) => {
  const low = ['Egg', 'Egg white', 'Egg yolk', 'Cherry', 'Wheat'].map((name) => [name, 'low'] as const)
  expect(verdictOf(matcher, q, personWith(matcher, low)).sentence).toContain(words)
})

it('Nüsse count as tree nuts: none of them is eaten with the allergy', () =>
  expect(verdictOf(matcher, 'Nüsse', personWith(matcher, [['Tree nuts', 'allergy']])).sentence).toBe(
    'Allergy. Nüsse count as tree nuts. Do not eat them, not even traces.',
  ))

it.each([
  ['glass of wine', 'Wine'],
  ['cup of tea', 'Tea'],
  ['glass of red', 'Glass of red'],
])('a portion is called by its food: %s', (q, title) =>
  expect(verdictOf(matcher, q, person).title).toBe(title),
)
