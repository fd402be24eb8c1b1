import type { Bundle } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import examples from '../../testing/laboratory-bundles.json'
import { mutateJson } from '../../testing/mutate-json'
import { randomFrom } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import type { LaboratoryReport } from '../reports/laboratory-report'
import { fromBase64 } from './base64'
import { readLaboratoryBundle } from './read-laboratory-bundle'
import { RefusedBundle } from './received-bundle'

const blank: LaboratoryReport = {
  sampleId: '',
  clientName: '',
  gender: '',
  dateOfBirth: '',
  email: '',
  phone: '',
  dateOfReceipt: '',
  reportDate: '',
  practitioner: '',
  unit: '',
  results: [],
  pdf: undefined,
  isCorrection: false,
}

describe('a bundle from elsewhere', () => {
  it.each(examples)('is read field by field: $name', ({ message, read }) => {
    const pdf = read.pdf === undefined ? undefined : fromBase64(read.pdf)
    expect(readLaboratoryBundle(message).report).toEqual({ ...blank, ...read, pdf })
  })

  it('is read as its own person or refused with a sentence, however it is damaged', () => {
    const random = randomFrom(49)
    const tries = runs(20_000)
    let reads = 0
    for (let n = 0; n < tries; n++) {
      const damaged = mutateJson(examples[n % examples.length]?.message, random) as Bundle
      const report = readOrRefused(damaged)
      if (!report) continue
      reads++
      const persons = damaged.entry?.filter(({ resource }) => resource?.resourceType === 'Patient')
      for (const word of report.clientName.split(' '))
        expect(JSON.stringify(persons)).toContain(JSON.stringify(word).slice(1, -1))
    }
    expect(reads).toBeGreaterThan(tries / 10)
    expect(reads).toBeLessThan(tries * 0.9)
  })
})

/** Undefined for a refused bundle; any other error fails the test. */
function readOrRefused(json: unknown): LaboratoryReport | undefined {
  try {
    return readLaboratoryBundle(json).report
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedBundle)
    return undefined
  }
}
