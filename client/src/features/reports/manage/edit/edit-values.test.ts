import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
import { changesBetween, differing, valuesIn } from '@/forms/fields'
import { aReport } from '@/testing/rows'
import { reportFields as fields, type EditValues } from './edit-values'

const before = valuesIn(
  fields,
  aReport({
    sampleId: 'EF1',
    reportDate: null,
    gender: 'female',
    dateOfBirth: '12.03.1984',
    email: named.client.email,
    practitionerId: 4,
  }),
)
const after = (values: Partial<EditValues>): EditValues => ({ ...before, ...values })

it('turns a report into form values', () => {
  expect(before).toEqual({
    sampleId: 'EF1',
    clientName: 'Nora Whitfield',
    gender: 'Female',
    dateOfBirth: '12.03.1984',
    dateOfReceipt: '',
    reportDate: '',
    email: named.client.email,
    phone: '',
    practitioner: '',
    practitionerId: 4,
  })
  expect(valuesIn(fields, aReport({ gender: 'weiblich' })).gender).toBe('')
})

it('sends only the fields that differ, including emptied ones', () => {
  expect(changesBetween(fields, before, before)).toEqual({})
  expect(
    changesBetween(
      fields,
      before,
      after({ phone: '123', dateOfBirth: '', practitionerId: null, gender: 'Other' }),
    ),
  ).toEqual({ phone: '123', dateOfBirth: '', practitionerId: null, gender: 'Other' })
})

it.each([
  { clientName: '  Nora Whitfield ' },
  { email: ' NORA.Whitfield@example.com' },
  { dateOfBirth: '12. 3.1984' },
  { dateOfBirth: '03/12/1984' },
  { dateOfBirth: '1984-03-12' },
  { reportDate: ' ' },
])('another spelling of the same value is no change: %o', (values) => {
  expect(differing(fields, before, after(values))).toEqual([])
})

it('an unreadable date is a change, so that the validation sees it', () => {
  expect(differing(fields, before, after({ dateOfBirth: '31.02.1984' }))).toEqual(['dateOfBirth'])
  expect(differing(fields, before, after({ clientName: 'nora whitfield' }))).toEqual(['clientName'])
})
