import fc from 'fast-check'
import { reportStatuses } from '@shared/domain/reports/report-status'
import { describe, expect, it } from 'vitest'
import { reportRow, uploadedReport } from '@/testing/rows'
import type { ReportRow } from '../manage/report-row'
import { byOutcome, chunksOf, outcomes, outcomeText, reachedText, uploadedToast, waitsText } from './outcome'

const reached = reportRow({ status: 'completed', clientId: 1 })
const nobody = reportRow({ status: 'completed', clientId: null })
const held = (practitionerName: string) =>
  reportRow({ status: 'pending', clientId: 1, practitionerId: 3, practitionerName })
const unread = reportRow({ status: 'failed', clientId: null })
const check = reportRow({ status: 'processed', clientId: 1 })

const made = (row: ReportRow) => uploadedReport({ row })

describe('the outcome of an upload', () => {
  it('is described in one sentence, for one report and for several', () => {
    expect(outcomeText(byOutcome([reached, nobody, held('A'), check, unread]))).toBe(
      '1 reached its client, 1 is with a practitioner, 1 is unlinked, 1 needs checking, 1 was not read.',
    )
    const twice = [reached, nobody, held('A'), check, unread].flatMap((row) => [row, row])
    expect(outcomeText(byOutcome(twice))).toBe(
      '2 reached clients, 2 are with a practitioner, 2 are unlinked, 2 need checking, 2 were not read.',
    )
    expect(reachedText(byOutcome(twice), 10)).toBe('2 of 10 reports reached their client')
  })

  it('is called a success in the toast only when every report reached its client', () => {
    expect(uploadedToast([made(reached)])).toEqual({
      title: 'Upload Successful',
      description: 'Report has been uploaded successfully.',
    })
    expect(uploadedToast([made(reached), made(reached)]).description).toBe(
      '2 reports have been uploaded successfully.',
    )
    for (const other of [nobody, held('A'), check, unread])
      expect(JSON.stringify(uploadedToast([made(reached), made(other)]))).not.toMatch(/success/i)
    expect(uploadedToast([made(reached), made(nobody)])).toEqual({
      title: 'Upload finished',
      description: '1 reached its client, 1 is unlinked.',
    })
  })

  it('is never called a success when a report existed already', () => {
    const there = { ...made(reached), existed: true }
    expect(uploadedToast([there])).toEqual({
      title: 'Upload finished',
      description: '1 report was already there. Nothing changed.',
    })
    expect(uploadedToast([there, there, made(reached)]).description).toBe(
      '1 reached its client. 2 reports were already there. Nothing changed.',
    )
  })

  it('counts each report once in any state', () => {
    const row = fc.record({
      status: fc.constantFrom(...reportStatuses),
      clientId: fc.option(fc.constant(1)),
    })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const groups = byOutcome(rows)
        const all = outcomes.flatMap((outcome) => groups[outcome])
        expect(new Set(all)).toEqual(new Set(rows))
        expect(all).toHaveLength(rows.length)
        expect(groups.released.every(({ clientId }) => clientId !== null)).toBe(true)
      }),
    )
  })

  it('names the practitioners with waiting reports, the one with most first', () => {
    expect(waitsText(['Ines', 'Amara', 'Tomas', 'Tomas'].map(held))).toBe('Tomas 2, Amara 1, Ines 1')
  })
})

it('splits a list into parts of the given size', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunksOf([], 2)).toEqual([])
})
