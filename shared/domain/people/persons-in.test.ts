import { describe, expect, it } from 'vitest'
import { personsIn, withoutOrdinary } from './persons-in'

describe('personsIn', () => {
  it.each<[string, string[]]>([
    ['Results of Bob Miller, sample ZZ-999', ['Bob Miller']],
    ['Results of Jane', ['Jane']],
    ['IgG Report - Bob Miller', ['Bob Miller']],
    ['RESULTS FOR BOB MILLER', ['BOB MILLER']],
    ['results of bob miller', ['bob miller']],
    ['Report for Dr. Bob van der Miller', ['Bob van der Miller']],
    ['Bob Miller’s results', ['Bob Miller']],
    ["Bob's results", ['Bob']],
    ['Ergebnisse von Jörg Müller', ['Jörg Müller']],
    ['Patient Bob', ['Bob']],
    ['Results of the patient Bob Miller', ['Bob Miller']],
    ['Report EF20418 Anna O’Brien', ['Anna O’Brien']],
  ])('finds the persons in: %s', (title, persons) => {
    expect(personsIn(title)).toEqual(persons)
  })

  it.each([
    'results of igg test',
    'Food Intolerance Report',
    'Results of Acme Diagnostics',
    'Acme Laboratory Berlin',
    'Analysis of 220 Foods',
    'Laboratory report of 12 March 2026',
    'Concentration of IgG in µg/ml',
    'Dairy Products',
    'Nuts and Seeds',
    'Results for sample EF20418',
    'All values in µg/ml',
    'scan final',
    'Exported by Tom Jones',
    '',
  ])('finds no person in %j', (title) => {
    expect(personsIn(title)).toEqual([])
  })
})

it('withoutOrdinary drops words at the ends that are no part of a name', () => {
  expect(withoutOrdinary('Jane_Doe_report_v2')).toBe('Jane Doe')
  expect(withoutOrdinary('final report 2')).toBe('')
  expect(withoutOrdinary('Results Jane Doe (1)')).toBe('Jane Doe')
})
