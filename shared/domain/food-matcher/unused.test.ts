import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

const languages = [
  { foods: ['Milk', 'Eggs'], says: 'we never add|we do not use' },
  { foods: ['Milch', 'Eier'], says: 'verwenden wir nie|setzen wir nicht zu' },
  { foods: ['Du lait', 'Des œufs'], says: ', nous n’en ajoutons jamais' },
  { foods: ['Leche', 'Huevos'], says: 'no añadimos nunca|no usamos' },
  { foods: ['Latte', 'Uova'], says: 'non aggiungiamo mai|non usiamo' },
  { foods: ['Melk', 'Eieren'], says: 'voegen we nooit toe|gebruiken wij niet' },
  { foods: ['Mleka', 'Jajek'], says: 'nie dodajemy nigdy|nie używamy' },
  { foods: ['Leite', 'Ovos'], says: 'nunca adicionamos|não usamos' },
  { foods: ['Mjölk', 'Ägg'], says: 'tillsätter vi aldrig|använder vi inte' },
  { foods: ['Mælk', 'Æg'], says: 'tilsætter vi aldrig|bruger vi ikke' },
].flatMap(({ foods, says }) =>
  foods.flatMap((food) => says.split('|').map((say) => `${food} ${say}`.replace(' ,', ','))),
)

it.each(languages)('takes a food before its denied verb as absent: %s', (clause) => {
  expect(matcher.groups(matcher.read(`${clause}.`))).toEqual({ contains: [], traces: [], possible: [] })
})

it.each([
  'The milk we use is never frozen',
  'Milk we never use frozen',
  'Sugar, milk, we never add salt',
  'Zucker, Milch, nie verwenden wir Salz',
  'Milk. We never add salt',
])('keeps a food of which a clause says more: %s', (clause) => {
  expect(matcher.groups(matcher.read(clause)).contains).toEqual(['milk'])
})
