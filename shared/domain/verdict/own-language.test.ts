import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { foodsInQuestion } from './foods-in-question'
import { inOwnLanguage } from './own-language'

/** The catalogue's foods that a question surely names. */
const foodsOf = (question: string) =>
  foodsInQuestion(matcher, inOwnLanguage(question)).flatMap(({ words }) =>
    matcher.read(words).mentions.flatMap(({ sure }) => [...sure]),
  )

it.each([
  ['Darf ich Pommes essen?', 'potato', 'apple'],
  ['Sind Pommes frites ok?', 'potato', 'apple'],
  ['Darf ich Schnitzel mit Pommes essen?', 'potato', 'apple'],
  ['puis-je manger des pommes ?', 'apple', 'potato'],
  ['puis-je manger des pommes de terre ?', 'potato', 'apple'],
  ['Darf ich Rind essen?', 'beef', 'pork'],
  ['Ist Most ok für mich?', 'apple', 'grape'],
  ['puis-je manger du bar ?', 'sea-bass', 'barley'],
  ['puis-je manger du lieu ?', 'pollock', 'cod'],
  ['puis-je manger de la caille ?', 'quail', '@milk'],
  ['puis-je manger des œufs de caille ?', '@eggs', '@milk'],
  ['puis-je manger la pâte de ma tarte ?', '@gluten', '@fish'],
  ['¿Puedo comer pan?', 'wheat', 'rice'],
  ['¿Puedo comer rape?', 'monkfish', 'turnip'],
  ['¿Puedo comer vaca?', 'beef', 'pork'],
  ['¿Puedo comer tostadas?', 'wheat', 'rice'],
  ['¿Puedo comer tortilla?', 'egg', 'rice'],
  ['Darf ich Rippchen essen?', 'pork', 'beef'],
  ['Darf ich Schwammerl essen?', '@mushrooms', 'beef'],
  ['Darf ich Obers essen?', '@milk', 'beef'],
  ['¿Puedo comer mero?', '@fish', 'beef'],
  ['¿Puedo comer bollos?', 'wheat', 'beef'],
  ['Darf ich Melisse trinken?', '', 'cane-sugar'],
])('%s asks about %s, not about %s', (question, food, other) => {
  const foods = foodsOf(question)
  if (food !== '') expect(foods).toContain(food)
  expect(foods).not.toContain(other)
})

it.each([
  ['Pommes?', ['potato', 'apple']],
  ['puis-je manger du caille', ['quail', '@milk']],
])('%s is ambiguous and asks about both', (question, both) => {
  expect(foodsOf(question)).toEqual(expect.arrayContaining(both))
})

it.each([
  'puis-je manger au bar',
  'du riz au lieu du pain',
  'can I eat from a pan',
  '¿Puedo comer pan de centeno?',
  'Schnitzel with lemon rind',
  'what should I eat most',
])('leaves a question without such a word unchanged: %s', (question) =>
  expect(inOwnLanguage(question)).toBe(question),
)
