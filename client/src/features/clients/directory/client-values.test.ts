import { expect, it } from 'vitest'
import { clientRow } from '@/testing/rows'
import { differingFields, partsOf, valuesOf, type ClientValues } from './client-values'

const before = valuesOf(clientRow({ medicalHistory: 'one\r\ntwo' }))
const after = (fields: Partial<ClientValues>): ClientValues => ({ ...before, ...fields })

it('shows a client as the form has it', () => {
  expect(before).toMatchObject({
    firstName: 'Ann',
    dateOfBirth: '03/12/1984',
    gender: 'Female',
    isActive: true,
  })
  expect(valuesOf(clientRow({ gender: ' prefer NOT to say' })).gender).toBe('Prefer not to say')
  expect(valuesOf(clientRow({ gender: 'weiblich', dateOfBirth: null }))).toMatchObject({
    gender: '',
    dateOfBirth: '',
  })
})

it.each([
  { firstName: ' Ann ' },
  { email: 'ANN@example.com ' },
  { dateOfBirth: '3/12/1984' },
  { dateOfBirth: '12.03.1984' },
  { medicalHistory: 'one\ntwo' },
])('another way to write the same is no change: %o', (fields) => {
  expect(differingFields(before, after(fields))).toEqual([])
})

it('a day that cannot be read is a change, so that the check sees it', () => {
  expect(differingFields(before, after({ dateOfBirth: '13/13/1984' }))).toEqual(['dateOfBirth'])
})

it('parts the changed fields by the call that takes them, an emptied one too', () => {
  const values = after({ isActive: false, email: 'b@example.com', dateOfBirth: '', phone: '1' })
  expect(partsOf(values, differingFields(before, values))).toEqual({
    account: { email: 'b@example.com', isActive: false },
    record: { phone: '1', dateOfBirth: '' },
  })
})
