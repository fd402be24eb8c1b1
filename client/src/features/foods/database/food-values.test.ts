import { expect, it } from 'vitest'
import { changesBetween, differing, rebase, valuesIn } from '@/forms/fields'
import { food } from '@/testing/rows'
import { entriesOf, foodFields as fields } from './food-values'

const seen = valuesIn(fields, food({ alternativeNames: ['blé', 'Weizen'] }))

it('reads a list with one entry per line, each once', () => {
  expect(entriesOf(' blé \r\n\r\nWeizen\nblé\npepper,  black ')).toEqual(['blé', 'Weizen', 'pepper, black'])
})

it('sends the fields that differ, lists as arrays', () => {
  const after = {
    ...seen,
    name: 'Common wheat ',
    alternativeNames: 'blé\n\nWeizen\ntrigo',
    latinName: ' Triticum aestivum ',
  }
  expect(changesBetween(fields, seen, after)).toEqual({
    name: 'Common wheat',
    alternativeNames: ['blé', 'Weizen', 'trigo'],
  })
  expect(differing(fields, seen, { ...seen, alternativeNames: 'blé\nWeizen\n' })).toEqual([])
  expect(changesBetween(fields, seen, { ...seen, commonSources: '' })).toEqual({ commonSources: [] })
})

it('keeps my changes, adopts theirs and names the fields both changed', () => {
  const mine = { ...seen, category: 'Cereals', description: 'Mine.' }
  const theirs = { ...seen, category: 'Grasses', severity: 'severe' as const }
  expect(rebase(fields, { seen, mine, theirs })).toEqual({
    values: { ...seen, category: 'Cereals', description: 'Mine.', severity: 'severe' },
    taken: ['severity'],
    disputed: ['category'],
  })
})
