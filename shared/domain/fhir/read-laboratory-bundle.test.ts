import { describe, expect, it } from 'vitest'
import examples from '../../testing/laboratory-bundles.json'
import type { LaboratoryReport } from '../reports/laboratory-report'
import { fromBase64 } from './base64'
import { readLaboratoryBundle } from './read-laboratory-bundle'

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
})
