import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SessionUser, setUser } from '@/session/session'
import { toast } from '@/ui/use-toast'
import ClientResultsScreen from './client-results-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

type Answer = { status?: number; body: unknown }

const report = {
  ...{
    id: 7,
    sampleId: 'EF20418',
    clientName: 'Nora Whitfield',
    clientId: 3,
    status: 'completed',
    reportDate: '14.11.2026',
  },
  ...{ createdAt: '2026-11-15T09:00:00Z', pdfPath: '/api/reports/7/pdf', scale: 'µg/ml' },
  ...{ warnings: [], failure: null, practitionerName: 'Amara Nwosu' },
  results: [
    { food: 'Rice', value: 1.2, text: '1.2', level: 'low', line: 2 },
    { food: 'Rye', value: 9.44, text: '9.44', level: 'moderate', line: 3 },
    { food: 'Egg white', value: 54.7, text: '54.7', level: 'high', line: 4 },
    { food: 'Egg noodles', value: null, text: 'class III', level: 'high', line: 5 },
  ],
}
const food = {
  ...{
    id: 1,
    name: 'Egg white',
    latinName: 'Gallus gallus',
    category: 'Egg',
    description: '',
    imageUrl: null,
  },
  ...{ commonSources: [], alternativeNames: ['Albumen'], severity: 'other' },
}

let asked: string[]
let releasedVersion: string | null

function answerWith(answers: Record<string, Answer>) {
  asked = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(url)
    if (url.endsWith('/release')) releasedVersion = new Headers(init?.headers).get('If-Match')
    const { status = 200, body } = answers[url.split('?')[0] ?? url] ?? {
      status: 404,
      body: { error: 'Not found' },
    }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}

const freshClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function show(role: SessionUser['role'], reportId?: number, client = freshClient()) {
  const user = {
    id: 1,
    username: 'nora',
    email: 'nora@example.org',
    firstName: 'Nora',
    lastName: 'Whitfield',
  }
  const rest = {
    phone: '',
    createdAt: '2026-01-01T00:00:00Z',
    isActive: true,
    clientId: 1,
    practitionerId: null,
    licensed: false,
  }
  setUser({ ...user, ...rest, role })
  render(
    <QueryClientProvider client={client}>
      <ClientResultsScreen reportId={reportId} />
    </QueryClientProvider>,
  )
}

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))

// What the screen loads later is at hand: on a busy machine it comes later than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./results/elevated-foods'),
    import('./results/food-dialog'),
    import('./results/changes-card'),
    import('./results/all-foods-table'),
    import('./practitioner/release-report-dialog'),
  ])
})
beforeEach(() => answerWith({}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('ClientResultsScreen', () => {
  it('shows a client the latest completed report', async () => {
    answerWith({
      '/api/reports': { body: [report] },
      '/api/reports/7': { body: report },
      '/api/allergens': { body: [food] },
    })
    show('client')
    await screen.findByRole('heading', { level: 1, name: 'My Report Summary' })
    expect(asked[0]).toBe('/api/reports?status=completed&pageSize=200')
    expect(screen.getByText('14 November 2026')).toBeTruthy()
    expect(
      screen.getByRole('img', { name: '4 tested: 2 high, 1 moderate, 1 with no elevation' }),
    ).toBeTruthy()
    expect(screen.getByText('20.0 or more')).toBeTruthy()
    const pdf = screen.getByRole('link', { name: /View My Full Report/ })
    expect([pdf.getAttribute('href'), pdf.getAttribute('target')]).toEqual(['/api/reports/7/pdf', '_blank'])
    const download = screen.getByRole('link', { name: 'Download My Full Report' })
    expect(download.getAttribute('download')).toBe('Food_Intolerance_Report_EF20418.pdf')

    fireEvent.click(await screen.findByRole('button', { name: /^Moderate/ }))
    expect(screen.queryByRole('button', { name: /^Egg white/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Rye/ }).textContent).toContain('9.4 µg/ml')
  })

  it('keeps kept results while the portal cannot be reached, and drops them once it says that they are gone', async () => {
    const client = freshClient()
    answerWith({ '/api/reports/7': { body: report }, '/api/allergens': { body: [] } })
    show('client', 7, client)
    await screen.findByRole('heading', { name: 'Elevated foods by value' })
    cleanup()
    const unreachable = vi.fn(() => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('fetch', unreachable)
    show('client', 7, client)
    await waitFor(() =>
      expect(client.getQueryState(['/api/reports/7', '/api/reports/7'])?.status).toBe('error'),
    )
    expect(screen.getByRole('heading', { name: 'Elevated foods by value' })).toBeTruthy()
    cleanup()
    answerWith({})
    show('client', 7, client)
    expect(await screen.findByText('Failed to fetch report')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Elevated foods by value' })).toBeNull()
  })

  it('offers the chart as a table', async () => {
    answerWith({ '/api/reports/7': { body: report }, '/api/allergens': { body: [] } })
    show('client', 7)
    fireEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    expect(rowsOf(screen.getByRole('table', { name: 'Table of elevated foods' }))).toEqual([
      ['Food', 'Level', 'Value (µg/ml)'],
      ['Egg white', 'High', '54.7'],
      ['Egg noodles', 'High', 'class III'],
      ['Rye', 'Moderate', '9.4'],
    ])
  })

  it('opens what is known of a food, and only names a possible match', async () => {
    answerWith({ '/api/reports/7': { body: report }, '/api/allergens': { body: [food] } })
    show('client', 7)
    fireEvent.click(await screen.findByRole('button', { name: /^Egg white/ }))
    expect((await screen.findByRole('dialog', { name: 'Egg white' })).textContent).toContain(
      'No description available.',
    )
    expect(screen.getByRole('button', { name: 'Download Full Description' })).toBeTruthy()
    fireEvent.popState(window)
    expect(screen.queryByRole('dialog')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: /^Egg noodles/ }))
    const { textContent } = await screen.findByRole('dialog', { name: 'Egg noodles' })
    expect(textContent).toContain('Food Information Not Available')
    expect(textContent).toContain('Possible match: Egg white')
    expect(textContent).toContain('class III')
    expect(screen.queryByRole('button', { name: 'Download Full Description' })).toBeNull()
  })

  it('has good news when nothing is elevated, but not when nothing was read', async () => {
    const low = { ...report, results: report.results.slice(0, 1) }
    answerWith({ '/api/reports/7': { body: low } })
    show('client', 7)
    await screen.findByRole('heading', { name: 'Great News!' })
    expect(
      screen.getByText('No moderate or high elevated food intolerances detected in your results.'),
    ).toBeTruthy()
    cleanup()
    answerWith({ '/api/reports/7': { body: { ...report, results: [] } } })
    show('client', 7)
    await screen.findByRole('heading', { name: 'No results to show' })
    expect(screen.queryByText('Great News!')).toBeNull()
  })

  it('tells when there is no report, no such report, or an error', async () => {
    answerWith({ '/api/reports': { body: [] } })
    show('client')
    await screen.findByRole('heading', { name: 'No report yet' })
    cleanup()
    answerWith({ '/api/reports/9': { status: 404, body: { error: 'Report not found' } } })
    show('client', 9)
    await screen.findByRole('heading', { name: 'Failed to fetch report' })
    expect(screen.getByRole('link', { name: 'Show my latest report' }).getAttribute('href')).toBe(
      '/client/my-reports',
    )
    cleanup()
    answerWith({ '/api/reports': { status: 500, body: { error: 'Something went wrong.' } } })
    show('client')
    await screen.findByRole('heading', { name: 'Failed to fetch reports' })
    answerWith({ '/api/reports': { body: [] } })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'No report yet' })
  })

  it("titles somebody else's report with the client's name and needs its id", async () => {
    answerWith({ '/api/reports/7': { body: report } })
    show('practitioner', 7)
    await screen.findByRole('heading', { level: 1, name: /^Report Summary ?: Nora Whitfield$/ })
    expect(screen.queryByText('Put it into practice')).toBeNull()
    cleanup()
    answerWith({})
    show('admin')
    await screen.findByText('No report ID provided')
    expect(asked).toEqual([])
  })

  it("prints the elevated foods as a table, whatever the filter, and no one's name", async () => {
    answerWith({ '/api/reports/7': { body: report }, '/api/allergens': { body: [] } })
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show('admin', 7)
    fireEvent.click(await screen.findByRole('button', { name: /^Moderate/ }))
    const [table] = document.getElementsByTagName('table')
    expect(table && rowsOf(table)).toEqual([
      ['Food', 'Level', 'Value'],
      ['Egg white', 'High', '54.7 µg/ml'],
      ['Egg noodles', 'High', 'class III'],
      ['Rye', 'Moderate', '9.4 µg/ml'],
    ])
    expect(screen.getByText(/Nora Whitfield/).getAttribute('data-print')).toBe('hide')
    fireEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('finds any tested food', async () => {
    answerWith({ '/api/reports/7': { body: report } })
    show('client', 7)
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 4 tested foods' }))
    const table = await screen.findByRole('table', { name: 'Table of all tested foods' })
    expect(rowsOf(table).map(([food]) => food)).toEqual(['Food', 'Egg white', 'Egg noodles', 'Rye', 'Rice'])
    fireEvent.change(screen.getByLabelText('Search tested foods...'), { target: { value: 'RI' } })
    await screen.findByText('Showing 1 of 4 foods')
    expect(rowsOf(table).slice(1)).toEqual([['Rice', 'No elevation', '1.2']])
  })

  it('downloads the PDF from the page itself where the browser cannot show one', async () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: false })
    answerWith({ '/api/reports/7': { body: report } })
    show('client', 7)
    const pdf = await screen.findByRole('link', { name: /View My Full Report.*downloads a PDF/ })
    expect(pdf.getAttribute('target')).toBeNull()
  })
})

describe('ClientResultsScreen with several tests', () => {
  const older = {
    ...{ ...report, id: 5, sampleId: 'EF20400', reportDate: '02.05.2026' },
    results: [
      { food: 'RICE', value: 9, text: '9', level: 'moderate', line: 2 },
      { food: 'Rye', value: 12, text: '12', level: 'moderate', line: 3 },
      { food: 'Egg  white', value: 3, text: '3', level: 'low', line: 4 },
      { food: 'Plum', value: 30, text: '30', level: 'high', line: 5 },
    ],
  }
  const answers = (over: Record<string, Answer> = {}) => ({
    '/api/reports': { body: [report, older] },
    '/api/reports/7': { body: report },
    '/api/reports/5': { body: older },
    '/api/allergens': { body: [] },
    ...over,
  })

  it('compares the latest with the one before', async () => {
    answerWith(answers())
    show('client')
    const card = (await screen.findByRole('heading', { name: 'Since your last test' })).closest('section')
    await screen.findByRole('heading', { name: 'Gone' })
    expect(card?.textContent).toContain('Compared with sample EF20400, 2 May 2026.')
    expect([...(card?.querySelectorAll('ul:first-of-type > li') ?? [])].map((li) => li.textContent)).toEqual(
      expect.arrayContaining(['New1', 'Gone1', 'Up0', 'Down1']),
    )
    for (const change of [
      'Egg whitefrom No elevation3.0 to High54.7 µg/ml',
      'Ricefrom Moderate9.0 to No elevation1.2 µg/ml',
      'Ryefrom Moderate12.0 to Moderate9.4 µg/ml',
    ])
      expect(card?.textContent).toContain(change)
    expect(card?.textContent).toMatch(/Not tested this time.*Plum.*Not tested last time.*Egg noodles/)
    expect(screen.queryByRole('button', { name: 'Show all changes' })).toBeNull()
  })

  it('compares levels only when the scales differ', async () => {
    answerWith(answers({ '/api/reports/5': { body: { ...older, scale: 'index' } } }))
    show('client')
    await screen.findByText(/graded by different scales/)
    expect(screen.getByText('No clear change').closest('section')?.textContent).toContain('Rye')
  })

  it('collapses a long comparison to its counts', async () => {
    const many = (value: number) =>
      Array.from({ length: 9 }, (_, line) => ({
        food: `Food ${line}`,
        value,
        text: String(value),
        level: 'high',
        line,
      }))
    answerWith(
      answers({
        '/api/reports/7': { body: { ...report, results: many(40) } },
        '/api/reports/5': { body: { ...older, results: many(30) } },
      }),
    )
    show('client')
    const button = await screen.findByRole('button', { name: 'Show all changes' })
    expect(screen.queryByRole('heading', { name: 'Up' })).toBeNull()
    fireEvent.click(button)
    expect(
      screen.getByRole('heading', { name: 'Up' }).closest('section')?.querySelectorAll('li'),
    ).toHaveLength(9)
  })

  it('leads to the other tests, and from an older one to the latest', async () => {
    answerWith(answers())
    show('client', 5)
    const latest = await screen.findByRole('link', { name: 'See your latest' })
    expect(latest.getAttribute('href')).toBe('/client/my-reports/7')
    const button = screen.getByRole('button', { name: 'Other tests (1)' })
    fireEvent.click(button)
    const other = screen.getByRole('link', { name: /14 November 2026.*EF20418.*Latest/ })
    expect(other.getAttribute('href')).toBe('/client/my-reports/7')
    fireEvent.keyDown(other, { key: 'Escape' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText(/Since your last test/)).toBeNull()
  })

  it("asks for that client's tests when staff read, in the reader's own area", async () => {
    answerWith(answers())
    show('practitioner', 5)
    const latest = await screen.findByRole('link', { name: 'See the latest' })
    expect(latest.getAttribute('href')).toBe('/practitioner/reports/7')
    expect(asked).toContain('/api/reports?clientId=3&status=completed&pageSize=200')
    cleanup()
    answerWith(answers({ '/api/reports/5': { body: { ...older, clientId: null } } }))
    show('admin', 5)
    await screen.findByRole('heading', { level: 1, name: /^Report Summary ?: Nora Whitfield$/ })
    expect(asked.some((url) => url.startsWith('/api/reports?'))).toBe(false)
  })
})

describe('ClientResultsScreen of a report that is not completed', () => {
  it.each([
    ['processed', 'This report waits for confirmation', '2 things in it should be checked'],
    ['pending', 'This report is held for review', 'It waits for Amara Nwosu to release it.'],
    ['failed', 'This report could not be read', 'No results column.'],
  ])('tells an admin why a %s one is not seen', async (status, title, text) => {
    const warnings = [1, 2].map((line) => ({ line, code: 'x', message: 'Odd' }))
    answerWith({ '/api/reports/7': { body: { ...report, status, warnings, failure: 'No results column.' } } })
    show('admin', 7)
    const note = (await screen.findByText(title)).parentElement
    expect(note?.textContent).toContain(text)
    // Only what is held for review is released; the rest is confirmed or mended in All Reports.
    const release = screen.queryByRole('button', { name: 'Release to client' })
    expect(release !== null).toBe(status === 'pending')
  })

  it('lets a practitioner release a pending one', async () => {
    const pending = { ...report, status: 'pending', version: 4 }
    answerWith({ '/api/reports/7': { body: pending } })
    show('practitioner', 7)
    fireEvent.click(await screen.findByRole('button', { name: 'Release to client' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Release to client' })
    expect(dialog.textContent).toContain('Nora Whitfield sees the results of sample EF20418 at once.')
    const refused = { status: 409, body: { error: 'It changed meanwhile.' } }
    answerWith({ '/api/reports/7/release': refused, '/api/reports/7': { body: pending } })
    fireEvent.click(screen.getByRole('button', { name: 'Release' }))
    await screen.findByText('It changed meanwhile.')
    // What was not seen is not released.
    expect(releasedVersion).toBe('"4"')
    answerWith({ '/api/reports/7/release': { body: report }, '/api/reports/7': { body: report } })
    fireEvent.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.queryByText('This report is held for review')).toBeNull())
    expect(asked).toContain('/api/reports/7')
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        title: 'Report Updated',
        description: 'The report has been successfully updated.',
      }),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
