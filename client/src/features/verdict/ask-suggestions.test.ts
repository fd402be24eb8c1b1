import { expect, it } from 'vitest'
import { suggestionsFor } from './ask-suggestions'

const food = (name: string, ...alternativeNames: string[]) => ({ name, alternativeNames })
const foods = [food("Cow's milk", 'vache'), food('Fenugreek'), food('Fig', 'Feige'), food('Fennel')]

it('suggests examples before anything is typed', () => {
  expect(suggestionsFor('', foods)).toEqual(['Pizza', 'Oat drink', 'Hummus'])
})

it('suggests usual foods first, then names of the catalogue, then other names of its foods', () => {
  expect(suggestionsFor('fe', foods)).toEqual(['Feta', 'Fennel', 'Fenugreek', 'Fig'])
  expect(suggestionsFor('MILK', foods)).toEqual(['Milk', "Cow's milk"])
})

it('suggests dishes, each name once and four at most', () => {
  expect(suggestionsFor('piz', foods)).toEqual(['Pizza'])
  expect(suggestionsFor('c', foods)).toHaveLength(4)
})

it('suggests nothing for a word it does not know', () => {
  expect(suggestionsFor('zorb', foods)).toEqual([])
})
