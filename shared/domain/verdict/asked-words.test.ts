import { describe, expect, it } from 'vitest'
import { askedWords, titleOf } from './asked-words'

describe('askedWords', () => {
  it.each([
    ['May I eat beef?', 'beef'],
    ['can i have oat milk in coffee', 'oat milk in coffee'],
    ['Am I allowed to eat bread for breakfast?', 'bread'],
    ['is tofu ok for me', 'tofu'],
    ['so can i still have pasta please', 'pasta'],
    ['Is it ok for me to eat a banana?', 'banana'],
    ['Is it safe to eat sushi?', 'sushi'],
    ['what about eggs', 'eggs'],
    ['Do I have to avoid all nuts?', 'all nuts'],
    ['Darf ich Rindfleisch essen?', 'Rindfleisch'],
    ['Kann ich heute noch Käse essen?', 'Käse'],
    ['Ist Tofu erlaubt?', 'Tofu'],
    ['Puis-je manger du fromage ?', 'fromage'],
    ["Est-ce que je peux manger de l'avocat ?", 'avocat'],
    ['est-ce que le lait est permis ?', 'lait'],
    ['¿Puedo comer queso?', 'queso'],
    ['¿Es malo el pan?', 'pan'],
    ['a glass of milk', 'milk'],
    ['May I have two slices of bread?', 'bread'],
    ['half a cup of oat drink', 'oat drink'],
    ['a spoonful of the honey', 'honey'],
    ['ein Glas Milch', 'Milch'],
    ['Darf ich eine kleine Scheibe Brot essen?', 'Brot'],
    ['un verre de lait', 'lait'],
    ["une cuillère d'huile", 'huile'],
    ['un trozo de queso', 'queso'],
    ['200 g grated cheese', 'grated cheese'],
    ['cashew nut butter', 'cashew butter'],
    ['May I have pistachio nut milk?', 'pistachio milk'],
    ['cashew nuts', 'cashew nuts'],
  ])('turns "%s" into "%s"', (question, words) => expect(askedWords(question)).toBe(words))

  it.each([
    'tofu',
    'rice, water, salt',
    'pizza without cheese',
    'may contain sesame',
    'glass noodles',
    'cup cake',
    '200 g sugar, 100 g flour',
    "goat's cheese",
    'La Vache qui rit',
    'Can I',
    'hi',
  ])('leaves "%s" unchanged', (words) => expect(askedWords(words)).toBe(words))

  it('drops no more than a question mark from bare words', () => expect(askedWords('tofu?')).toBe('tofu'))
})

it.each([
  ['rice cakes may contain nuts', 'Rice cakes'],
  ['rice cakes that may contain traces of nuts', 'Rice cakes'],
  ['may contain nuts', 'Traces of nuts'],
  ['rice', 'Rice'],
])('the title of "%s" is %s', (words, title) => expect(titleOf(words)).toBe(title))
