import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport, aResult } from '@/testing/rows'
import CheckReportScreen from './check-report-screen'
import type { Check } from './check-types'
import type { Report } from '../results/report-types'

beforeAll(() => import('../manage/link/link-report-dialog'))

const skipped = { line: 4, text: '3;Milk (cow);>60x;', why: '">60x" is not a result that can be read.' }
const check: Check = {
  lines: 7,
  read: 4,
  notRead: 2,
  headers: [{ line: 1, text: 'No;Food;Result', why: '' }],
  skipped: [skipped, { line: 6, text: ';;;', why: 'It is empty.' }],
  newFoods: ['Teff flakes', 'Sacha inchi'],
  previous: {
    id: 5,
    sampleId: 'EF19877',
    day: '14.05.2026',
    changes: [
      { food: 'Spelt', before: 'moderate', now: 'high', beforeText: '12.4', nowText: '36.2' },
      { food: 'Rye', before: 'high', now: 'moderate', beforeText: '22.8', nowText: '17.3' },
    ],
    same: 2,
  },
}
/** The check of a file whose every line was read. */
const whole = { ...check, notRead: 1, skipped: check.skipped.slice(1) }
const waiting = aReport({
  status: 'processed',
  dateOfBirth: '12.04.1988',
  warnings: [
    { line: 4, code: 'unreadable-result', message: `Line 4: ${skipped.why}` },
    { line: 5, code: 'open-ended', message: 'Line 5: ">20" may be another level.' },
    { line: null, code: 'html', message: 'The HTML file is very long.' },
  ],
})
const held = aReport({ ...waiting, held: true, practitionerId: 2, practitionerName: 'Dr. Nwosu' })

const waitsFor = (date: string, message: string) => ({ line: null, code: `date-of-sense-${date}`, message })

function show(report = waiting, answers: ApiMocks = {}) {
  const { calls } = renderAs('admin', <CheckReportScreen reportId={report.id} />, {
    'GET /api/reports/:id': report,
    'GET /api/reports/:id/check': check,
    'POST /api/reports/opened': undefined,
    ...answers,
  })
  return { of: (route: string) => calls.filter((call) => call.route === route) }
}
const release = 'POST /api/reports/:id/release'
const button = (name: string) => screen.findByRole('button', { name })
const buttons = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

describe('CheckReportScreen', () => {
  it('shows the client, the sum of lines, the unread lines word for word and the foods by level', async () => {
    const { of } = show()
    await screen.findByText('lines in the file')
    const main = screen.getByRole('main')
    expect(main.textContent).toMatch(/EF20418.+, born 12\.04\.1988.*Linked/)
    expect(main.textContent).toContain('7lines in the file=4foods read+1header+2not read')
    const [first] = within(screen.getByRole('list', { name: 'Lines that were not read' })).getAllByRole(
      'listitem',
    )
    expect(first?.textContent).toBe(`Line 4${skipped.text}${skipped.why}`)
    // The line number beside a warning is not repeated in its text.
    const warnings = within(screen.getByRole('list', { name: 'Warnings' })).getAllByRole('listitem')
    expect(warnings.map(({ textContent }) => textContent)).toEqual([
      'Line 5">20" may be another level.',
      'HTML fileThe HTML file is very long.',
    ])
    expect(screen.getByRole('heading', { name: /^High.*2.*from 20\.0$/ })).toBeTruthy()
    expect(screen.getByText('Egg white')).toBeTruthy()
    expect(await screen.findByText(/Teff flakes, Sacha inchi/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /EF19877.*14\.05\.2026/ }).getAttribute('href')).toBe(
      '/admin/reports/5',
    )
    expect(screen.getByText('1 higher')).toBeTruthy()
    expect(screen.getByText('2 same level')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Open the PDF/ }).getAttribute('href')).toBe('/api/reports/7/pdf')
    expect(of('POST /api/reports/opened').map(({ body }) => body)).toEqual([
      { reports: [{ id: 7, version: 1 }] },
    ])
  })

  it('expands the foods after the first ten', async () => {
    const results = Array.from({ length: 14 }, (_, at) =>
      aResult({ food: `Food ${at}`, value: at / 10, line: at + 2 }),
    )
    show(aReport({ ...waiting, results }))
    fireEvent.click(await button('4 more'))
    expect(screen.getByText('Food 0')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
  })

  it('confirms to the client once, by the button or the key', async () => {
    const after = { ...waiting, status: 'completed' as const, warnings: [] }
    let now: Report = waiting
    const { of } = show(waiting, {
      'GET /api/reports/:id': () => now,
      'GET /api/reports/:id/check': whole,
      'POST /api/reports/:id/release': () => acted((now = after), { released: [7] }),
    })
    await button('Confirm and release')
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'c' })
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(await screen.findByText('Confirmed. Nora Whitfield can see it now.')).toBeTruthy()
    expect(of(release)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm and release' })).toBeNull())
  })

  it('confirms for the reviewing practitioner, or releases past them in two steps', async () => {
    const pending = { ...held, status: 'pending' as const, version: 2 }
    const { of } = show(held, {
      'GET /api/reports/:id/check': whole,
      'POST /api/reports/:id/release': mockSequence(
        acted(pending),
        acted({ ...pending, status: 'completed' as const, version: 3 }, { released: [7] }),
      ),
    })
    await button('Confirm, hold for Dr. Nwosu')
    fireEvent.click(await button('Confirm and release'))
    expect(await screen.findByText('Confirmed. Nora Whitfield can see it now.')).toBeTruthy()
    expect(of(release).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"'])
  })

  it.each([
    ['by the button', async () => fireEvent.click(await button('Confirm and release'))],
    ['by the other button', async () => fireEvent.click(await button('Confirm, hold for Dr. Nwosu'))],
    [
      'by the key',
      async () => {
        await button('Confirm, hold for Dr. Nwosu')
        fireEvent.keyDown(document.body, { key: 'c' })
      },
    ],
  ])('asks once before it confirms %s when lines were not read', async (_, confirm) => {
    const unread = [{ food: 'Milk (cow)', text: '>60x', line: 4 }]
    const { of } = show(
      { ...held, unread },
      { 'POST /api/reports/:id/release': acted({ ...held, status: 'completed' }, { released: [7] }) },
    )
    await screen.findByText('lines in the file')
    await confirm()
    const dialog = await screen.findByRole('alertdialog', { name: '1 line was not read' })
    expect(dialog.textContent).toContain(
      'The client sees 1 food marked “tested, not readable: ask the laboratory”: Milk (cow).',
    )
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(of(release)).toEqual([])
    await confirm()
    fireEvent.click(await button('Confirm anyway'))
    expect(await screen.findByText('Confirmed. Nora Whitfield can see it now.')).toBeTruthy()
    expect(of(release)).toHaveLength(1)
  })

  it.each([
    [
      'and every line was read',
      whole,
      [waitsFor('report', 'The report date 10.11.2062 is in the future.')],
      '1 date cannot be right',
    ],
    [
      'and a line was not read',
      check,
      [
        waitsFor('birth', 'The date of birth 02.02.2026 is after the receipt on 01.02.2026.'),
        waitsFor('birth', 'The date of birth 02.02.2026 is after the report on 01.02.2026.'),
        waitsFor('receipt', 'The date of receipt 01.01.2062 is in the future.'),
      ],
      '1 line was not read and 2 dates cannot be right',
    ],
  ])('asks once before it confirms when dates cannot be right %s', async (_, found, warnings, title) => {
    const { of } = show(aReport({ ...waiting, warnings }), {
      'GET /api/reports/:id/check': found,
      'POST /api/reports/:id/release': acted({ ...waiting, status: 'completed' }, { released: [7] }),
    })
    expect(await button('Edit…')).toBeTruthy()
    fireEvent.click(await button('Confirm and release'))
    const dialog = await screen.findByRole('alertdialog', { name: title })
    for (const { message } of warnings) expect(dialog.textContent).toContain(message)
    expect(of(release)).toEqual([])
    fireEvent.click(await button('Confirm anyway'))
    expect(await screen.findByText('Confirmed. Nora Whitfield can see it now.')).toBeTruthy()
    expect(of(release)).toHaveLength(1)
  })

  it('shows who will see the report by each action, then offers to invite a client who cannot sign in', async () => {
    const { of } = show(held, {
      'GET /api/reports/:id/check': whole,
      'POST /api/reports/:id/release': mockSequence(
        acted({ ...held, status: 'pending' as const, version: 2 }),
        acted({ ...held, status: 'completed' as const }, { released: [7], toInvite: [41] }),
      ),
      'POST /api/invitations': { sent: 1, skipped: [] },
    })
    expect(
      await screen.findByText(
        'Confirm: Dr. Nwosu sees it at once and reviews it. Nora Whitfield sees it once it is released. “Confirm and release” shows it to Nora Whitfield at once.',
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(
        /^Read again: If there is nothing to check, Dr\. Nwosu sees it at once and reviews it/,
      ),
    ).toBeTruthy()
    fireEvent.click(await button('Confirm and release'))
    fireEvent.click(await button('Invite'))
    await waitFor(() => expect(of('POST /api/invitations')[0]?.body).toMatchObject({ userIds: [41] }))
  })

  it('says when only the practitioner sees the report', async () => {
    show(held, {
      'GET /api/reports/:id/check': whole,
      'POST /api/reports/:id/release': acted({ ...held, status: 'pending' }),
    })
    fireEvent.click(await button('Confirm, hold for Dr. Nwosu'))
    expect(await screen.findByText("Confirmed. It's waiting for Dr. Nwosu to review it.")).toBeTruthy()
  })

  it('asks for a client before the report can be confirmed', async () => {
    const { of } = show(aReport({ ...waiting, clientId: null }), {
      'GET /api/clients': [],
      'GET /api/reports/:id/suggestions': [],
    })
    await button('Link to client…')
    expect(buttons().some((words) => words.startsWith('Confirm'))).toBe(false)
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(of(release)).toEqual([])
    fireEvent.click(await button('Link to client…'))
    expect(await screen.findByRole('dialog', { name: 'Link to client' })).toBeTruthy()
  })

  it('reads the files of a failed report again', async () => {
    const failed = aReport({ ...waiting, status: 'failed', failure: 'No result.', results: [] })
    show(failed, { 'POST /api/reports/:id/read-again': acted({ ...waiting, warningCount: 3 }) })
    expect(await screen.findByText('The files could not be read')).toBeTruthy()
    fireEvent.click(await button('Read again'))
    expect(await screen.findByText("Read again. It's waiting for you: 3 warnings to check.")).toBeTruthy()
  })

  it('offers no action for a report that needs no admin', async () => {
    show(aReport())
    await screen.findByText('lines in the file')
    expect(buttons()).toEqual([])
  })

  it("shows the server's errors", async () => {
    show(waiting, {
      'GET /api/reports/:id/check': refusal(409, { error: 'The file cannot be opened.' }),
      'POST /api/reports/:id/release': refusal(409, { error: 'Only a report that waits.' }),
    })
    expect(await screen.findByText('The file cannot be opened.')).toBeTruthy()
    fireEvent.click(await button('Confirm and release'))
    expect(await screen.findByText('Only a report that waits.')).toBeTruthy()
  })
})
