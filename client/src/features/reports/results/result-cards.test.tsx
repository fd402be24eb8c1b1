import { named } from '@shared/testing/people'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aReport, aResult } from '@/testing/rows'
import ChangesCard from './changes-card'
import CorrectionCard from './correction-card'
import ElevatedFoods from './elevated-foods'
import { OlderTestNote, OtherTests } from './other-tests'
import ResultsChart from './results-chart'
import StatusNote from './status-note'

const high = { level: 'high', value: 40, text: '40' } as const
const low = { level: 'low', value: 1, text: '1' } as const

it('lists the foods whose level a correction changed, with the level before and now', () => {
  const foods = [
    { food: 'Egg white', before: high, now: low },
    { food: 'Rye', before: null, now: high },
    { food: 'Oat', before: low, now: { ...low, level: null } },
  ]
  renderAs('client', <CorrectionCard correction={{ at: '2026-11-20T12:00:00Z', foods, values: 1 }} />)
  screen.getByText('This report was corrected on 20.11.2026')
  screen.getByText(
    'You read an earlier version. The level of these foods changed. 1 food has a different value at the same level.',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Egg white: high before, no elevation now',
    'Rye: not on the report before, high now',
    'Oat: no elevation before, not readable now',
  ])
})

it.each([
  [0, 'No result changed.'],
  [1, '1 food has a different value at the same level.'],
  [2, '2 foods have a different value at the same level.'],
])('a correction of %i values alone names no level', (values, said) => {
  renderAs('client', <CorrectionCard correction={{ at: '2026-11-20T12:00:00Z', foods: [], values }} />)
  screen.getByText(`You read an earlier version. ${said}`)
  expect(screen.queryByRole('list')).toBeNull()
})

const warning = { line: 4, code: 'line', message: 'Line 4' }
const held = { status: 'pending', practitionerId: 4 } as const
it.each([
  ['admin', { status: 'processing' }, 'The client does not see it yet.', false],
  ['admin', { status: 'processed' }, "An admin should check it first. The client can't see it yet.", true],
  [
    'practitioner',
    { status: 'processed', warnings: [warning] },
    "An admin should check one thing in it first. The client can't see it yet.",
    false,
  ],
  [
    'admin',
    { status: 'processed', warnings: [warning, warning] },
    "An admin should check 2 things in it first. The client can't see it yet.",
    true,
  ],
  ['admin', { status: 'failed', failure: 'No column.' }, 'No column. The client does not see it.', true],
  ['admin', { status: 'failed' }, 'The reason is not known. The client does not see it.', true],
] as const)('shows %s of a report %o why its client does not see it', (who, fields, said, toCheck) => {
  renderAs(
    who,
    <StatusNote
      report={aReport({ ...fields, warnings: [...('warnings' in fields ? fields.warnings : [])] })}
    />,
  )
  screen.getByText(said)
  expect(screen.queryByRole('link', { name: 'Check what was read' })?.getAttribute('href')).toBe(
    toCheck ? '/admin/reports/7/check' : undefined,
  )
})

it.each([
  ['admin', {}, `It's waiting for ${named.practitioner.name}.`],
  ['admin', { practitionerName: null }, "It's waiting for the practitioner."],
  ['practitioner', {}, ''],
] as const)('lets %s release a held report %o above its results', async (who, fields, waits) => {
  renderAs(who, <StatusNote report={aReport({ ...held, ...fields })} />)
  const start = await screen.findByRole('region', { name: 'Start of the review' })
  expect(start.textContent).toBe(
    `This report is held for review. ${waits}${named.client.name} sees it once it is released.Release to client`,
  )
})

it('shows no note on a completed report', () => {
  const { container } = renderAs('admin', <StatusNote report={aReport()} />)
  expect(container.textContent).toBe('')
})

const test = (id: number, reportDate: string, sampleId = `EF${id}`) =>
  aReport({ id, reportDate, sampleId, createdAt: `2026-11-${10 + id}T09:00:00Z` })

it('links to the other tests, numbers two of a sample and day, and closes by Escape and elsewhere', () => {
  const [newest, twin] = [test(3, '14.11.2026', 'EF3'), test(4, '14.11.2026', 'EF3')]
  const others = [newest, twin, test(1, '01.05.2026')]
  renderAs(
    'practitioner',
    <>
      <OtherTests others={others} latest={newest} shown={7} {...{ previous: undefined }} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Other tests (3)' })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  fireEvent.click(button)
  expect(
    within(screen.getByRole('list', { name: 'Other tests' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['14 November 2026EF3, report 3Latest', '/practitioner/reports/3'],
    ['14 November 2026EF3, report 4', '/practitioner/reports/4'],
    ['1 May 2026EF1', '/practitioner/reports/1'],
  ])
  fireEvent.keyDown(button, { key: 'a' })
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect([isOpen(), document.activeElement]).toEqual([false, button])
  fireEvent.click(button)
  fireEvent.blur(button, { relatedTarget: screen.getAllByRole('link')[0] })
  expect(isOpen()).toBe(true)
  fireEvent.blur(button, { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) })
  expect(isOpen()).toBe(false)
})

it.each([
  ['client', 'See your latest', '/client/my-reports/3'],
  ['admin', 'See the latest', '/admin/reports/3'],
] as const)('shows %s that there is a newer test', (who, name, href) => {
  renderAs(who, <OlderTestNote latest={test(3, '14.11.2026')} shown={7} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

const cards = () =>
  within(screen.getByRole('region', { name: 'Elevated foods' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.match(/Food \d+/)?.[0])

it('lists eight elevated foods, allergies first, all on request, and one level when filtered', () => {
  const results = Array.from({ length: 10 }, (_, n) =>
    aResult({
      ...{ food: `Food ${n}`, line: n, value: 50 - n, level: 'high' },
      leftOut: n === 9 ? 'allergy' : n === 1 ? 'own' : null,
    }),
  )
  const onOpen = vi.fn()
  renderAs('practitioner', <ElevatedFoods own={false} results={results} scale="µg/ml" onOpen={onOpen} />, {
    'GET /api/allergens': [],
  })
  const eight = ['Food 9', 'Food 0', 'Food 1', 'Food 2', 'Food 3', 'Food 4', 'Food 5', 'Food 6']
  expect(cards()).toEqual(eight)
  expect(screen.getAllByText('Left out by choice')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 10' }))
  expect(cards()).toEqual([...eight, 'Food 7', 'Food 8'])
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(cards()).toEqual(eight)
  fireEvent.click(screen.getByRole('button', { name: /^Food 3/ }))
  expect(onOpen).toHaveBeenCalledWith(results[3])
  fireEvent.click(screen.getByRole('button', { name: /^Moderate/ }))
  screen.getByText('None of the elevated foods is at this level.')
})

it('shows the eight highest foods as bars or as a table, and all of them on request', () => {
  const results = Array.from({ length: 10 }, (_, n) =>
    aResult({ food: `Food ${n}`, line: n, value: 90 - n, level: 'high' }),
  )
  renderAs('client', <ResultsChart own results={results} scale="µg/ml" onOpen={vi.fn()} />)
  screen.getByText('IgG concentration in µg/ml, highest first')
  screen.getByText('The highest 8 of 10; the first page names them all.')
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  const rows = () => screen.getAllByRole('row').length - 1
  expect(rows()).toBe(8)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 10' }))
  expect(rows()).toBe(10)
  fireEvent.click(screen.getByRole('button', { name: 'Show the first 8' }))
  expect(rows()).toBe(8)
  fireEvent.click(screen.getByRole('button', { name: 'View as chart' }))
  expect(screen.queryByRole('table')).toBeNull()
})

const previous = test(3, '01.05.2026', 'EF3')
it('says when the test before could not be loaded or has nothing to compare', async () => {
  const failed = renderAs('client', <ChangesCard report={aReport()} previous={previous} own />, {
    'GET /api/reports/:id': refusal(500, { error: 'Away.' }),
  })
  await screen.findByText('Failed to fetch report')
  screen.getByText('Compared with sample EF3, 1 May 2026.')
  failed.unmount()
  const { calls } = renderAs(
    'client',
    <ChangesCard report={aReport({ sampleId: 'EF3' })} previous={previous} own />,
    {
      'GET /api/reports/:id': { ...previous, results: [] },
    },
  )
  await screen.findByText(/^We could not read the results of that report/)
  screen.getByText(/This is the same sample, so the later report may be a correction\.$/)
  expect(calls[0]?.params).toEqual({ id: '3' })
})
