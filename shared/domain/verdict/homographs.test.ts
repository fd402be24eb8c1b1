import { expect, it } from 'vitest'
import { withoutHomographs } from './homographs'

it.each([
  '¿Soy alérgico al huevo?',
  'soy celiaca',
  '¿Sabe si soy muy sensible al ajo?',
  '¿Seré intolerante a la leche?',
  'Je suis allergique, mais je veux manger du pain',
  'Sage mir bitte, ob ich Weizen essen darf',
  'Bueno, ¿tengo alergia?',
  '¿Puedo tomar una pastilla para el dolor?',
  'can I eat curry if I fish the cashews out',
])('an everyday word of another language is no food: %s', (question) => {
  const read = withoutHomographs(question)
  expect(read).toHaveLength(question.length)
  expect(read).not.toMatch(/(?<!\p{L})(?:soy|seré|mais|sage|bueno|pastilla|fish)(?!\p{L})/iu)
})

it.each([
  'is there soy in it',
  'am I allergic to soy?',
  'soy milk',
  'soy allergy?',
  'Puis-je manger du mais ?',
  'puis-je manger du maïs',
  'sage and onion',
  'can I have a Kinder bueno',
  'Séré',
  'can I eat pastilla',
  '¿Puedo usar una pastilla de caldo?',
])('a food remains a food: %s', (question) => expect(withoutHomographs(question)).toBe(question))
