import { expect, it } from 'vitest'
import { ageOn, gateOf, isAtopic, isCoeliac } from './gate'

it.each([
  ['2008-11-26', '2026-11-26', 18],
  ['2008-11-27', '2026-11-26', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('a person born on %s is on %s %i years old', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age)
})

it.each([18, 70])('at %i years a person may start alone', (age) => {
  expect(gateOf({ codes: [], age })).toEqual({ kind: 'open' })
})

it.each([17, 71, null])('at %s years a practitioner decides', (age) => {
  expect(gateOf({ codes: [], age })).toEqual({ kind: 'practitioner', codes: ['age'] })
})

it('gateOf names all codes that close the gate, in order and each once', () => {
  expect(gateOf({ codes: ['disease', 'pregnant', 'age'], age: 17 })).toEqual({
    kind: 'practitioner',
    codes: ['age', 'pregnant', 'disease'],
  })
})

it('gateOf sends a person with warning signs to a doctor before all else', () => {
  expect(gateOf({ codes: ['pregnant', 'warning-signs'], age: 40 })).toEqual({ kind: 'doctor' })
})

it('gateOf is open for a person who only cannot choose some foods', () => {
  expect(gateOf({ codes: ['atopic', 'coeliac'], age: 40 })).toEqual({ kind: 'open' })
  expect([isAtopic(['atopic']), isAtopic([]), isCoeliac(['coeliac']), isCoeliac([])]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
