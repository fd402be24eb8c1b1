import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SessionUser, setUser } from '@/app/session'
import ClientResultsScreen from './client-results-screen'

type Answer = { status?: number; body: unknown }

const report = {
  ...{
    id: 7,
    sampleId: 'EF20418',
    clientName: 'Nora Whitfield',
    status: 'completed',
    reportDate: '14.11.2026',
  },
  ...{ createdAt: '2026-11-15T09:00:00Z', pdfPath: '/api/reports/7/pdf', scale: 'µg/ml' },
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

function answerWith(answers: Record<string, Answer>) {
  asked = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const { status = 200, body } = answers[url.split('?')[0] ?? url] ?? {
      status: 404,
      body: { error: 'Not found' },
    }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}

function show(role: SessionUser['role'], reportId?: number) {
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
  }
  setUser({ ...user, ...rest, role })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientResultsScreen reportId={reportId} />
    </QueryClientProvider>,
  )
}

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
    expect(asked[0]).toBe('/api/reports?status=completed&pageSize=1')
    expect(screen.getByText('14 November 2026')).toBeTruthy()
    expect(
      screen.getByRole('img', { name: '4 tested: 2 high, 1 moderate, 1 with no elevation' }),
    ).toBeTruthy()
    expect(screen.getByText('20.0 or more')).toBeTruthy()
    const pdf = screen.getByRole('link', { name: /View My Full Report/ })
    expect([pdf.getAttribute('href'), pdf.getAttribute('target')]).toEqual(['/api/reports/7/pdf', '_blank'])
    const download = screen.getByRole('link', { name: 'Download My Full Report' })
    expect(download.getAttribute('download')).toBe('Food_Intolerance_Report_EF20418.pdf')

    fireEvent.click(screen.getByRole('button', { name: /^Moderate/ }))
    expect(screen.queryByRole('button', { name: /^Egg white/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Rye/ }).textContent).toContain('9.4 µg/ml')
  })

  it('offers the chart as a table', async () => {
    answerWith({ '/api/reports/7': { body: report }, '/api/allergens': { body: [] } })
    show('client', 7)
    fireEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
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
    await screen.findByRole('heading', { level: 1, name: 'Report Summary: Nora Whitfield' })
    expect(screen.queryByText('Put it into practice')).toBeNull()
    cleanup()
    answerWith({})
    show('admin')
    await screen.findByText('No report ID provided')
    expect(asked).toEqual([])
  })
})
