import { describe, expect, it } from 'vitest'
import { uploadedReport } from '@/testing/rows'
import type { ClientRow } from '@/lists/born-on'
import { choiceOf } from './practitioner-options'
import type { Sample } from './tray'
import { soleSample } from './tray-progress'
import { formOf } from './upload-form'
import { type UploadOptions } from './upload-options'

const file = new File(['x'], 'x')
const sample = (key: string, fields: Partial<Sample> = {}): Sample => ({
  key,
  sampleId: 'EF1',
  clientName: 'Ann',
  files: { html: file, pdf: file, csv: file },
  state: { kind: 'selected' },
  ...fields,
})
const options: UploadOptions = { practitionerId: '', notes: '', hold: false }
const sent = (given: Sample, owner: UploadOptions['owner']) => {
  const form = formOf(given, { ...options, owner })
  return [form.get('clientId'), form.get('email')]
}

describe('the reviewing practitioner', () => {
  const chosen = (practitionerId: string, hold: boolean) => {
    const form = formOf(sample('a'), { practitionerId, notes: '', hold })
    return [form.get('practitionerId'), form.get('hold')]
  }
  it('is left to each file, is none, or is a practitioner with the hold of the checkbox', () => {
    expect(chosen('', true)).toEqual([null, null])
    expect(chosen('none', true)).toEqual(['none', null])
    expect(chosen('7', true)).toEqual(['7', 'true'])
    expect(chosen('7', false)).toEqual(['7', 'false'])
  })

  it("starts held when that is the practitioner's setting", () => {
    const choices = [
      { id: 7, name: 'A', holds: true, isActive: true },
      { id: 8, name: 'B', holds: false, isActive: true },
    ]
    expect(choiceOf(choices, '7')).toEqual({ practitionerId: '7', hold: true })
    for (const other of ['8', 'none', '']) expect(choiceOf(choices, other).hold).toBe(false)
  })
})

describe('the owner of a report', () => {
  it('is sent with the sample it was chosen for, and with no other', () => {
    const client = { id: 7 } as ClientRow
    expect(sent(sample('a'), { key: 'a', choice: { kind: 'client', client } })).toEqual(['7', null])
    expect(sent(sample('b'), { key: 'a', choice: { kind: 'client', client } })).toEqual([null, null])
    expect(sent(sample('a'), { key: 'a', choice: { kind: 'email', email: ' a@example.com ' } })).toEqual([
      null,
      'a@example.com',
    ])
    expect(sent(sample('a'), { key: 'a', choice: { kind: 'file' } })).toEqual([null, null])
  })

  it('is asked for when exactly one sample is complete', () => {
    const incomplete = sample('b', { files: { html: file } })
    const done = sample('c', {
      state: {
        kind: 'done',
        report: uploadedReport(),
      },
    })
    expect(soleSample([sample('a'), incomplete, done])?.key).toBe('a')
    expect(soleSample([sample('a'), sample('d')])).toBeUndefined()
    expect(soleSample([incomplete, done])).toBeUndefined()
  })
})
