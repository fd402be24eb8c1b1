import { describe, expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import { valuesOf, type EditValues } from './edit-values'
import { chosenChanges, mergeOf } from './merge'

const seen = valuesOf(reportRow({ dateOfBirth: '12.03.1984' }))
const edited = (fields: Partial<EditValues>): EditValues => ({ ...seen, ...fields })

describe('two people changing one report', () => {
  const mine = edited({
    clientName: 'Ann Mine',
    phone: '1',
    practitioner: 'Dr. Same',
    email: 'a@example.com',
  })
  const theirs = edited({
    clientName: 'Ann Theirs',
    gender: 'Other',
    practitioner: 'Dr. Same',
    email: 'b@example.com',
  })
  const merge = mergeOf(seen, mine, theirs)

  it('asks only where both changed the same field to different things', () => {
    expect(merge).toEqual({
      conflicts: ['clientName', 'email'],
      onlyMine: ['phone'],
      onlyTheirs: ['gender'],
    })
  })

  it('keeps theirs unless mine is chosen, and never sends what they alone changed', () => {
    expect(chosenChanges(mine, merge, {})).toEqual({ phone: '1' })
    expect(chosenChanges(mine, merge, { clientName: 'mine', email: 'theirs' })).toEqual({
      phone: '1',
      clientName: 'Ann Mine',
    })
    expect(chosenChanges(mine, merge, { clientName: 'mine', email: 'mine' })).toEqual({
      phone: '1',
      clientName: 'Ann Mine',
      email: 'a@example.com',
    })
  })
})

it('has no conflict where both wrote the same in another way', () => {
  const merge = mergeOf(seen, edited({ dateOfBirth: '01/02/1990' }), edited({ dateOfBirth: '02.01.1990' }))
  expect(merge).toEqual({ conflicts: [], onlyMine: [], onlyTheirs: [] })
})

it('what was changed and changed back by them is only mine', () => {
  expect(mergeOf(seen, edited({ phone: '1' }), seen)).toEqual({
    conflicts: [],
    onlyMine: ['phone'],
    onlyTheirs: [],
  })
})

it('emptying a field that they changed is a conflict', () => {
  const mine = edited({ dateOfBirth: '' })
  const merge = mergeOf(seen, mine, edited({ dateOfBirth: '13.03.1984' }))
  expect(merge.conflicts).toEqual(['dateOfBirth'])
  expect(chosenChanges(mine, merge, { dateOfBirth: 'mine' })).toEqual({ dateOfBirth: '' })
})
