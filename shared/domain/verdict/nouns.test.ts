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
