import { expect, it } from 'vitest'
import { fieldOfLabel, labelledIn } from './report-labels'

it.each([
  ['Sample_ID:', 'sampleId'],
  ['sample-id', 'sampleId'],
  ['Sample #', 'sampleId'],
  ['# Proben-Nr.', 'sampleId'],
  ['Patient DOB', 'dateOfBirth'],
  ['Date of birth (DD.MM.YYYY)', 'dateOfBirth'],
  ['D.O.B.', 'dateOfBirth'],
  ['E-mail', 'email'],
  ['Name, Vorname', 'clientName'],
  ['Client ID', undefined],
  ['Latin name', undefined],
])('%j is the label of %s', (label, field) => {
  expect(fieldOfLabel(label)).toBe(field)
})

it.each([
  ['Patient: Bob Miller DOB: 01.01.1970', 'clientName Bob Miller, dateOfBirth 01.01.1970'],
  ['Sample ID ZZ-999', 'sampleId ZZ-999'],
  ['Date of birth 01.01.1970', 'dateOfBirth 01.01.1970'],
  ['Client = Bob; Sample: ZZ-999', 'clientName Bob, sampleId ZZ-999'],
  ['Order 7 | Name: Bob', 'clientName Bob'],
  ['Food name: Milk', ''],
  ['Results of Bob', ''],
])('%j contains %j', (text, said) => {
  expect(
    labelledIn(text)
      .map(({ field, value }) => `${field} ${value}`)
      .join(', '),
  ).toBe(said)
})
