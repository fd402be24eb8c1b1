import { expect, it } from 'vitest'
import { reportRow, uploadedReport } from '@/testing/rows'
import type { SampleState } from './tray'
import { needsAttention } from './tray-summary'

const file = new File(['x'], 'x')
const whole = { html: file, pdf: file, csv: file }
const of = (state: SampleState, files: Partial<typeof whole> = whole) =>
  needsAttention({ key: 'EF1', sampleId: 'EF1', clientName: 'Ann Lee', files, state })
const done = (status: 'completed' | 'pending' | 'processed' | 'failed'): SampleState => ({
  kind: 'done',
  report: uploadedReport({ row: reportRow({ status }) }),
})

it('a sample needs attention when files are missing, when it failed, and when it has something to check', () => {
  expect([
    of({ kind: 'selected' }, { html: file, pdf: file }),
    of({ kind: 'failed', sentence: 'No.' }),
  ]).toEqual([true, true])
  expect([of({ kind: 'selected' }), of({ kind: 'waiting' })]).toEqual([false, false])
  expect(
    [done('completed'), done('pending'), done('processed'), done('failed')].map((state) => of(state)),
  ).toEqual([false, false, true, true])
})
