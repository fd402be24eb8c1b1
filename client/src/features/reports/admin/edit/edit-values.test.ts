import { expect, it } from 'vitest'
import { reportRow } from '@/testing/rows'
import { changesBetween, differingFields, valuesOf, type EditValues } from './edit-values'

const before = valuesOf(
  reportRow({ gender: 'female', dateOfBirth: '12.03.1984', email: 'ann@example.com', practitionerId: 4 }),
)
const after = (fields: Partial<EditValues>): EditValues => ({ ...before, ...fields })

it('shows a report as the form has it', () => {
  expect(before).toEqual({
    sampleId: 'EF1',
    clientName: 'Ann Lee',
    gender: 'Female',
    dateOfBirth: '12.03.1984',
    dateOfReceipt: '',
    reportDate: '',
    email: 'ann@example.com',
    phone: '',
    practitioner: '',
    practitionerId: 4,
  })
  expect(valuesOf(reportRow({ gender: 'weiblich' })).gender).toBe('')
})

it('sends just the fields that differ, an emptied one too', () => {
  expect(changesBetween(before, before)).toEqual({})
  expect(
    changesBetween(before, after({ phone: '123', dateOfBirth: '', practitionerId: null, gender: 'Other' })),
  ).toEqual({ phone: '123', dateOfBirth: '', practitionerId: null, gender: 'Other' })
})

it.each([
  { clientName: '  Ann Lee ' },
  { email: ' ANN@example.com' },
  { dateOfBirth: '12. 3.1984' },
  { dateOfBirth: '03/12/1984' },
  { dateOfBirth: '1984-03-12' },
  { reportDate: ' ' },
])('another way to write the same is no change: %o', (fields) => {
  expect(differingFields(before, after(fields))).toEqual([])
})

it('a day that cannot be read is a change, so that the check sees it', () => {
  expect(differingFields(before, after({ dateOfBirth: '31.02.1984' }))).toEqual(['dateOfBirth'])
  expect(differingFields(before, after({ clientName: 'ann lee' }))).toEqual(['clientName'])
})
