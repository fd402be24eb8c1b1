import { emptyFileError, MAX_FILE_BYTES, tooLargeError } from '@shared/domain/text/file-name'
import { fileNameError, fileTypeError } from '@shared/domain/text/file-name'
import { describe, expect, it } from 'vitest'
import { uploadedReport } from '@/testing/rows'
import { emptyTray, trayReducer, type Tray, type TrayAction } from './tray'
import { missingOf } from './tray-progress'

function file(name: string, size = 10): File {
  return Object.defineProperty(new File(['x'], name), 'size', { value: size })
}

const triplet = (base: string) => ['html', 'pdf', 'csv'].map((ending) => file(`${base}.${ending}`))
const after = (actions: TrayAction[], from: Tray = emptyTray) => actions.reduce(trayReducer, from)
const add = (...files: File[]): TrayAction => ({ type: 'add', files })

const nora = after([add(...triplet('EF1_Nora_Whitfield'))])
const key = nora.samples[0]?.key ?? ''
const report = uploadedReport()

describe('adding files', () => {
  it('groups files by sample, in the order in which they are added', () => {
    const files = [
      ...triplet('EF2_Idris_Okafor'),
      file('EF1_Nora_Whitfield.HTM'),
      file('EF1_Nora_Whitfield.csv'),
    ]
    const { samples, rejected } = after([add(...files)])
    expect(samples.map(({ sampleId, clientName }) => [sampleId, clientName])).toEqual([
      ['EF2', 'Idris Okafor'],
      ['EF1', 'Nora Whitfield'],
    ])
    expect(samples.map(missingOf)).toEqual([[], ['PDF']])
    expect(rejected).toEqual([])
  })

  it('separates two people with the same sample ID and matches a name regardless of case', () => {
    const { samples } = after([add(file('EF1_Ann_Lee.pdf'), file('EF1_Bo_Lee.pdf'), file('ef1_ann_lee.csv'))])
    expect(samples.map(missingOf)).toEqual([['HTML'], ['HTML', 'CSV']])
  })

  it('says why a file is not added', () => {
    const { samples, rejected } = after([
      add(
        file('whitfield-final.pdf'),
        file('EF1_Ann.docx'),
        file('EF1_Ann.pdf', MAX_FILE_BYTES + 1),
        file('EF1_Ann.csv', 0),
        file('EF1_Ann.html', MAX_FILE_BYTES),
      ),
    ])
    expect(rejected).toEqual([
      { name: 'whitfield-final.pdf', reason: fileNameError },
      { name: 'EF1_Ann.docx', reason: fileTypeError },
      { name: 'EF1_Ann.pdf', reason: tooLargeError },
      { name: 'EF1_Ann.csv', reason: emptyFileError },
    ])
    expect(samples.map(missingOf)).toEqual([['PDF', 'CSV']])
  })

  it('replaces a file of the same type and reports it until the next action', () => {
    const again = after([add(file('EF1_Nora_Whitfield.pdf', 77))], nora)
    expect(again.replaced).toEqual(['EF1_Nora_Whitfield.pdf'])
    expect(again.samples[0]?.files.pdf?.size).toBe(77)
    expect(after([add(file('EF9_Bo_Lee.csv'))], again).replaced).toEqual([])
  })

  it('rejects a file of a sample that is being sent', () => {
    const { rejected } = after([{ type: 'wait', keys: [key] }, add(file('EF1_Nora_Whitfield.pdf'))], nora)
    expect(rejected).toEqual([{ name: 'EF1_Nora_Whitfield.pdf', reason: 'This sample is being uploaded.' }])
  })

  it('restarts an uploaded sample', () => {
    const { samples } = after([{ type: 'done', key, report }, add(file('EF1_Nora_Whitfield.pdf'))], nora)
    expect(samples).toHaveLength(1)
    expect(samples.map((sample) => [sample.state.kind, missingOf(sample)])).toEqual([
      ['selected', ['HTML', 'CSV']],
    ])
  })

  it('keeps the object identity of the other samples', () => {
    const two = after([add(...triplet('EF2_Idris_Okafor'))], nora)
    expect(after([{ type: 'progress', key, fraction: 0.5 }], two).samples[1]).toBe(two.samples[1])
  })
})

describe('choosing a file for an empty slot', () => {
  const incomplete = after([{ type: 'remove', key, slot: 'csv' }], nora)
  const choose = (chosen: File, slot: 'csv' | 'html' = 'csv') =>
    after([{ type: 'choose', key, slot, file: chosen }], incomplete)

  it.each(['EF1_Nora_Whitfield.csv', 'results.CSV'])('takes %s', (name) => {
    expect(choose(file(name)).samples.map(missingOf)).toEqual([[]])
  })

  it.each(['EF1_Nora_Whitfield.pdf', 'results.pdf', 'EF2_Idris_Okafor.csv', 'notes.txt'])(
    'refuses %s',
    (name) => {
      const { samples, rejected } = choose(file(name))
      expect(samples.map(missingOf)).toEqual([['CSV']])
      expect(rejected.map((entry) => entry.name)).toEqual([name])
    },
  )

  it('names both samples when the file has another sample ID', () => {
    expect(choose(file('EF2_Idris_Okafor.csv')).rejected[0]?.reason).toBe(
      'The file name has EF2 Idris Okafor, not EF1 Nora Whitfield.',
    )
  })

  it("requires the HTML's name to follow the format", () => {
    const noHtml = after([{ type: 'remove', key, slot: 'html' }], nora)
    const tried = after([{ type: 'choose', key, slot: 'html', file: file('report.html') }], noHtml)
    expect(tried.rejected).toEqual([{ name: 'report.html', reason: fileNameError }])
  })
})

describe('a sample', () => {
  it('loses a removed file, and disappears with its last one', () => {
    const slots = ['html', 'pdf', 'csv'] as const
    const steps = slots.map((slot) => ({ type: 'remove', key, slot }) as const)
    expect(after(steps.slice(0, 2), nora).samples.map(missingOf)).toEqual([['HTML', 'PDF']])
    expect(after(steps, nora).samples).toEqual([])
  })

  it('goes through waiting, sending, failure, retry and done', () => {
    const kinds = (
      [
        { type: 'wait', keys: [key] },
        { type: 'progress', key, fraction: 0.4 },
        { type: 'fail', key, sentence: 'The disk is full.' },
        { type: 'wait', keys: [key] },
        { type: 'progress', key, fraction: 1 },
        { type: 'done', key, report },
      ] satisfies TrayAction[]
    ).reduce<Tray[]>((trays, action) => [...trays, trayReducer(trays.at(-1) ?? nora, action)], [])
    expect(kinds.map((tray) => tray.samples[0]?.state.kind)).toEqual([
      'waiting',
      'uploading',
      'failed',
      'waiting',
      'uploading',
      'done',
    ])
  })

  it('ignores progress after it was stopped', () => {
    const { samples } = after(
      [
        { type: 'wait', keys: [key] },
        { type: 'stop', key },
        { type: 'progress', key, fraction: 0.9 },
      ],
      nora,
    )
    expect(samples[0]?.state).toEqual({ kind: 'selected' })
  })
})

it('dismisses notices', () => {
  const noticed = after([add(file('a.pdf')), add(file('EF1_Nora_Whitfield.pdf'))], nora)
  expect(after([{ type: 'dismiss', notice: 'rejected' }], noticed)).toMatchObject({
    rejected: [],
    replaced: ['EF1_Nora_Whitfield.pdf'],
  })
  expect(after([{ type: 'dismiss', notice: 'replaced' }], noticed).replaced).toEqual([])
})
