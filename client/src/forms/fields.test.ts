import { named } from '@shared/testing/people'
import { describe, expect, it } from 'vitest'
import { changesBetween, choice, day, email, rebase, text, wordsOf, type ValuesOf } from './fields'

type Row = Record<'name' | 'phone' | 'practitioner' | 'email' | 'born', string> & { gender: string | null }
const fields = {
  name: text('Name', (row: Row) => row.name),
  gender: choice(
    'Gender',
    (row: Row) => row.gender,
    (gender) => gender ?? 'Not stated',
  ),
  born: day('Date of Birth', (row: Row) => row.born),
  email: email('Email', (row: Row) => row.email),
  phone: text('Phone', (row: Row) => row.phone),
  practitioner: text('Practitioner', (row: Row) => row.practitioner),
}
type Values = ValuesOf<typeof fields>
const seen: Values = {
  name: named.client.name,
  gender: null,
  born: '12.03.1984',
  email: named.client.email,
  phone: '',
  practitioner: '',
}
const edited = (values: Partial<Values>): Values => ({ ...seen, ...values })
/** The changes sent when the rebased form is saved. */
const sentAfter = (mine: Values, theirs: Values, choices: Partial<Values> = {}) =>
  changesBetween(fields, theirs, { ...rebase(fields, { seen, mine, theirs }).values, ...choices })

describe('two people edit one row', () => {
  const mine = edited({ name: 'Nora Mine', phone: '1', practitioner: 'Dr. Same', email: 'a@example.com' })
  const theirs = edited({
    name: 'Nora Theirs',
    gender: 'Other',
    practitioner: 'Dr. Same',
    email: 'b@example.com',
  })

  it('a field is in conflict only where both changed it to different values', () => {
    const { disputed, taken } = rebase(fields, { seen, mine, theirs })
    expect({ disputed, taken }).toEqual({ disputed: ['name', 'email'], taken: ['gender'] })
  })

  it('my value is kept unless theirs is chosen, and fields that only they changed are not sent', () => {
    expect(sentAfter(mine, theirs)).toEqual({ phone: '1', name: 'Nora Mine', email: 'a@example.com' })
    expect(sentAfter(mine, theirs, { email: theirs.email })).toEqual({ phone: '1', name: 'Nora Mine' })
    expect(sentAfter(mine, theirs, { name: theirs.name, email: theirs.email })).toEqual({ phone: '1' })
  })
})

it('the same value written in another way is no conflict', () => {
  const [mine, theirs] = [edited({ born: '01/02/1990' }), edited({ born: '02.01.1990' })]
  expect(rebase(fields, { seen, mine, theirs })).toEqual({ values: theirs, taken: [], disputed: [] })
  expect(sentAfter(mine, theirs)).toEqual({})
})

it('a field that they changed and changed back stays mine', () => {
  const mine = edited({ phone: '1' })
  expect(rebase(fields, { seen, mine, theirs: seen })).toEqual({ values: mine, taken: [], disputed: [] })
})

it('emptying a field that they changed is a conflict', () => {
  const [mine, theirs] = [edited({ born: '' }), edited({ born: '13.03.1984' })]
  expect(rebase(fields, { seen, mine, theirs }).disputed).toEqual(['born'])
  expect(sentAfter(mine, theirs)).toEqual({ born: '' })
})

it('a value is shown in words', () => {
  expect(wordsOf(fields, 'gender', seen)).toBe('Not stated')
  expect(wordsOf(fields, 'name', seen)).toBe('Nora Whitfield')
})
