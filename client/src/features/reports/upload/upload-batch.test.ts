import { named } from '@shared/testing/people'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/request'
import { acted, aReport } from '@/testing/rows'
import type { Sample, TrayAction } from './tray'
import { uploadBatch, type BatchSummary } from './upload-batch'

type Send = Parameters<typeof uploadBatch>[0]['send']
type Answer = Awaited<ReturnType<Send>>

const file = (name: string) => new File(['content'], name)

function sample(key: string): Sample {
  const files = { html: file(`${key}.html`), pdf: file(`${key}.pdf`), csv: file(`${key}.csv`) }
  return { key, sampleId: key, clientName: named.client.name, files, state: { kind: 'selected' } }
}

const answer = (status = 201, notApplied: Answer['reply']['notApplied'] = []): Answer => ({
  status,
  reply: { ...acted(aReport({ id: status })), notApplied },
})

function bench(send: Send) {
  const actions: TrayAction[] = []
  const summaries: BatchSummary[] = []
  const refresh = vi.fn()
  const batch = uploadBatch({
    send,
    refresh,
    dispatch: (action) => void actions.push(action),
    onFinished: (summary) => void summaries.push(summary),
  })
  const of = (type: TrayAction['type']) =>
    actions.flatMap((action) => (action.type === type && 'key' in action ? [action.key] : []))
  return { batch, summaries, refresh, of, actions }
}

const options = { practitionerId: '', notes: '', hold: false }
const settled = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('sends the form as the endpoint expects it', async () => {
  const send = vi.fn<Send>(() => Promise.resolve(answer()))
  const { batch } = bench(send)
  batch.start([sample('EF1')], { practitionerId: '7', notes: ' repeat ', hold: true })
  await settled()
  const form = [...(send.mock.calls[0]?.[0].entries() ?? [])].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ])
  expect(form).toEqual([
    ['sampleId', 'EF1'],
    ['clientName', named.client.name],
    ['practitionerId', '7'],
    ['hold', 'true'],
    ['notes', 'repeat'],
    ['htmlFile', 'EF1.html'],
    ['pdfFile', 'EF1.pdf'],
    ['csvFile', 'EF1.csv'],
  ])
})

it('goes on after a failure and summarises once', async () => {
  const { batch, summaries, of, actions } = bench((form) =>
    form.get('sampleId') === 'b'
      ? Promise.reject(new ApiError(507, '{"error":"The disk is full.","requestId":""}', ''))
      : Promise.resolve(answer(form.get('sampleId') === 'c' ? 200 : 201)),
  )
  batch.start(['a', 'b', 'c'].map(sample), options)
  await settled()
  expect([of('done'), of('fail')]).toEqual([['a', 'c'], ['b']])
  expect(actions.flatMap((action) => (action.type === 'done' ? [action.report.existed] : []))).toEqual([
    false,
    true,
  ])
  expect(summaries.map(({ uploaded, failures }) => [uploaded.length, failures])).toEqual([
    [2, ['The disk is full.']],
  ])
  batch.start([sample('b')], options)
  await settled()
  expect(summaries).toHaveLength(2)
})

it('keeps the sent choices that an existing report lacks', async () => {
  const { batch, actions } = bench(() => Promise.resolve(answer(200, ['notes'])))
  const sent = { practitionerId: '', notes: 'repeat', hold: false }
  batch.start([sample('a')], sent)
  await settled()
  expect(actions.at(-1)).toMatchObject({
    report: { existed: true, dropped: { choices: ['notes'], options: sent, clientName: 'Nora Whitfield' } },
  })
})

it('refreshes the lists at intervals and at the end', async () => {
  const { batch, refresh } = bench(() => new Promise((resolve) => setTimeout(() => resolve(answer()), 500)))
  batch.start(
    Array.from({ length: 20 }, (_, number) => sample(String(number))),
    options,
  )
  await vi.advanceTimersByTimeAsync(4_900)
  expect(refresh).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(refresh).toHaveBeenCalledTimes(4)
})

it('stops one sample or all, and keeps what is uploaded', async () => {
  const hanging: Send = (form, _onProgress, signal) =>
    form.get('sampleId') === 'a'
      ? Promise.resolve(answer())
      : new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        })
  const { batch, of, summaries } = bench(hanging)
  batch.start(['a', 'b', 'c', 'd', 'e'].map(sample), options)
  await settled()
  batch.stop('b')
  await settled()
  expect([of('done'), of('stop')]).toEqual([['a'], ['b']])
  batch.stop()
  await settled()
  expect(of('stop').toSorted()).toEqual(['b', 'c', 'd', 'e'])
  expect([of('fail'), summaries.map(({ uploaded }) => uploaded.length)]).toEqual([[], [1]])
})
