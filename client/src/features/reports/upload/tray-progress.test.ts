import { describe, expect, it } from 'vitest'
import { uploadedReport } from '@/testing/rows'
import type { Sample, SampleState } from './tray'
import { fileFractionOf, isReady, progressOf, sizeText, totalText } from './tray-progress'

const sized = (size: number) => Object.defineProperty(new File(['x'], 'x'), 'size', { value: size })

function sample(state: SampleState, sizes = { html: 400, pdf: 1500, csv: 100 }): Sample {
  const { html, pdf, csv } = sizes
  const files = { html: sized(html), pdf: sized(pdf), csv: csv > 0 ? sized(csv) : undefined }
  return { key: 'k', sampleId: 'EF1', clientName: 'Ann', files, state }
}

const done: SampleState = {
  kind: 'done',
  report: uploadedReport(),
}

describe('progress', () => {
  it('counts the bytes of complete samples and ignores incomplete ones', () => {
    const samples = [
      sample(done),
      sample({ kind: 'uploading', fraction: 0.5 }),
      sample({ kind: 'failed', sentence: 'No.' }),
      sample({ kind: 'selected' }),
      sample({ kind: 'selected' }, { html: 9, pdf: 9, csv: 0 }),
    ]
    expect(progressOf(samples)).toEqual({ complete: 4, uploaded: 1, percent: 37 })
    expect(samples.map(isReady)).toEqual([false, false, true, true, false])
  })

  it('is zero without samples', () => {
    expect(progressOf([])).toEqual({ complete: 0, uploaded: 0, percent: 0 })
  })

  it('assigns the sent bytes to the files in sending order', () => {
    const half = sample({ kind: 'uploading', fraction: 0.5 })
    expect((['html', 'pdf', 'csv'] as const).map((type) => fileFractionOf(half, type))).toEqual([1, 0.4, 0])
  })
})

it('says in words how many samples are new, exist already and miss files', () => {
  const existing = { ...sample({ kind: 'selected' }), earlier: '01.11.2026' }
  const lacking = sample({ kind: 'selected' }, { html: 9, pdf: 9, csv: 0 })
  expect(totalText([])).toBe('')
  expect(totalText([sample({ kind: 'selected' })])).toBe('1 new.')
  expect(totalText([sample({ kind: 'selected' }), existing, existing, lacking, sample(done)])).toBe(
    '1 new, 2 already exist, 1 with missing files.',
  )
})

it.each([
  [74, '74 B'],
  [9_200, '9 KB'],
  [1_048_000, '1023 KB'],
  [1_048_400, '1.0 MB'],
  [1_900_000, '1.8 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
