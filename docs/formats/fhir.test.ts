import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Fhir } from 'fhir'
import type { Bundle } from 'fhir/r4'
import { expect, it } from 'vitest'
import { readLaboratoryBundle } from '@shared/domain/fhir/read-laboratory-bundle'
import { readRecord } from '@shared/domain/fhir/read-record'

const page = readFileSync(path.join(import.meta.dirname, 'fhir.md'), 'utf8')
const example = JSON.parse(/```json\n([^]*?)\n```/.exec(page)?.[1] ?? '') as Bundle

it('the example is valid FHIR R4, and the portal reads it as a record and as a report', () => {
  const { messages } = new Fhir().validate(example, { errorOnUnexpected: true })
  expect(messages.filter(({ severity }) => String(severity) === 'error')).toEqual([])
  expect(readRecord(example)).toMatchObject({
    person: { name: 'Nora Lind' },
    reports: [{ sampleId: 'FH1', results: [{ food: 'Egg white', value: 54.7, level: 'high' }] }],
  })
  expect(readLaboratoryBundle(example).report).toMatchObject({
    sampleId: 'FH1',
    results: [
      { food: 'Egg white', text: '54.7' },
      { food: 'Rice', text: '' },
    ],
  })
})
