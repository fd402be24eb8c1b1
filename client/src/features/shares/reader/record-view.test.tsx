import type { HealthRecord } from '@shared/domain/fhir/record'
import { writeRecord } from '@shared/domain/fhir/write-record'
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { RecordView } from './record-view'

const record: HealthRecord = {
  madeAt: '2026-12-01T12:00:00.000Z',
  person: { name: 'Nora Keller', gender: 'Female', dateOfBirth: '1988-04-02', email: '', phone: '' },
  reports: [
    {
      ...{
        sampleId: 'S-1',
        status: 'final',
        dateOfReceipt: null,
        reportDate: '2026-11-02',
        practitioner: '',
      },
      scale: 'µg/ml',
      results: [
        { food: 'Rice', value: 0.1, text: '<0.1', level: 'low' },
        { food: 'Wheat', value: 7.5, text: '7.5', level: 'moderate' },
        { food: 'Egg white', value: 48.9, text: '48.9', level: 'high' },
      ],
      unread: [{ food: 'Oat', text: '' }],
      pdf: new Uint8Array([37, 80, 68, 70]),
    },
  ],
  allergies: ['hazelnut'],
  outcomes: [{ foods: ['Milk'], outcome: 'limited', since: '2026-10-01', amount: '100 ml' }],
}

function show(content: string) {
  onTestFinished(cleanup)
  render(<RecordView content={content} />)
}
const written = (change: Partial<HealthRecord> = {}) =>
  JSON.stringify(writeRecord({ ...record, ...change }, () => crypto.randomUUID()))

it('shows the person, the day, the results by level, allergies and findings', () => {
  show(written())
  expect(screen.getByRole('heading', { level: 1, name: 'Nora Keller' })).toBeTruthy()
  expect(screen.getByText('Female, born 2 April 1988')).toBeTruthy()
  expect(screen.getByText(/^As of 1 December 2026/)).toBeTruthy()
  expect(screen.getByText('IgG is not an allergy test')).toBeTruthy()
  const rows = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
  expect(rows(/^Elevated/)).toEqual(['Egg white48.9 µg/mlHigh', 'Wheat7.5 µg/mlModerate'])
  expect(rows(/^No elevation/)).toEqual(['Rice<0.1 µg/mlNo elevation'])
  expect(screen.getByText('Oat')).toBeTruthy()
  expect(screen.getByText('hazelnut')).toBeTruthy()
  expect(screen.getByText(/^Fine up to a limit \(100 ml\), since 1 October 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy()
})

it('shows nothing that was not shared', () => {
  show(written({ reports: [], outcomes: [] }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Findings of the plan')).toBeNull()
  expect(screen.getByText('hazelnut')).toBeTruthy()
})

it.each(['no JSON', '{}', '{"resourceType":"Bundle","type":"collection"}'])(
  'offers what it cannot show for download: %s',
  (content) => {
    show(content)
    expect(screen.getByText('This page cannot show the content')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download FHIR' })).toBeTruthy()
  },
)
