import { expect, it } from 'vitest'
import { changesBetween, differing, valuesIn } from '@/forms/fields'
import { clientFields, type ClientValues } from './client-values'
import { clientRow } from '@/testing/rows'

const before = valuesIn(clientFields, clientRow({ medicalHistory: 'one\r\ntwo' }))
const after = (fields: Partial<ClientValues>): ClientValues => ({ ...before, ...fields })

it('turns a client into form values', () => {
  expect(before).toMatchObject({
    firstName: 'Nora',
    dateOfBirth: '03/12/1984',
    gender: 'Female',
    isActive: true,
  })
  expect(valuesIn(clientFields, clientRow({ gender: ' prefer NOT to say' })).gender).toBe('Prefer not to say')
  expect(valuesIn(clientFields, clientRow({ gender: 'weiblich', dateOfBirth: null }))).toMatchObject({
    gender: '',
    dateOfBirth: '',
  })
})

it.each([
  { firstName: ' Nora ' },
  { email: 'NORA.Whitfield@example.com ' },
  { dateOfBirth: '3/12/1984' },
  { dateOfBirth: '12.03.1984' },
  { medicalHistory: 'one\ntwo' },
])('another spelling of the same value is no change: %o', (fields) => {
  expect(differing(clientFields, before, after(fields))).toEqual([])
})

it('an unreadable date is a change, so that the validation sees it', () => {
  expect(differing(clientFields, before, after({ dateOfBirth: '13/13/1984' }))).toEqual(['dateOfBirth'])
})

it('sends the changed account and record fields together, including emptied ones', () => {
  const values = after({ isActive: false, email: 'b@example.com', dateOfBirth: '', phone: '1' })
  expect(changesBetween(clientFields, before, values)).toEqual({
    email: 'b@example.com',
    isActive: false,
    phone: '1',
    dateOfBirth: '',
  })
})
