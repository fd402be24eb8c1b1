import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { mockApi, mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { freshQueries, renderAs } from '@/testing/render-as'
import { acted, aHealth, anOutcome, aReport, aResult, aVerdict, food as aFood } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import ClientResultsScreen from './client-results-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

const report = aReport()
const food = aFood({
  ...{ name: 'Egg white', latinName: 'Gallus gallus', category: 'Egg', description: '', imageUrl: null },
  ...{ commonSources: [], alternativeNames: ['Albumen'] },
})

/** The catalogue, the list of reports, and each report by id. */
const answersOf = (reports = [report], foods = [food]): ApiMocks => ({
  'GET /api/outcomes': [],
  'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true },
  'GET /api/allergens': foods,
  'GET /api/user/health': aHealth(),
  'GET /api/clients/:id/health': aHealth(),
  'GET /api/clients/:id/outcomes': [],
  'GET /api/reports': reports,
  'POST /api/reports/opened': undefined,
  'GET /api/reports/:id': ({ params }) =>
    reports.find(({ id }) => id === Number(params['id'])) ?? refusal(404, { error: 'Report not found' }),
})

function show(
  who: 'client' | 'practitioner' | 'admin',
  reportId?: number,
  answers = answersOf(),
  queries = freshQueries(),
) {
  const { calls } = renderAs(who, <ClientResultsScreen reportId={reportId} />, answers, queries)
  return { calls, urls: () => calls.map(({ url }) => url) }
}

const openCards = async () =>
  fireEvent.click((await screen.findAllByRole('button', { name: /^Cards/ }))[0] as HTMLElement)

/** Types into the search, which waits for a pause. */
const search = async (words: string) => {
  fireEvent.change(await screen.findByRole('searchbox', { name: /^Search all/ }), {
    target: { value: words },
  })
  return screen.findByText(new RegExp(`“${words}”`))
}

/** Without the letters that stand for pictures. */
const textOf = (element: Element) => {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent
}
const itemsOf = (region: HTMLElement) => within(region).getAllByRole('listitem').map(textOf)

/** What a group lists, in order. */
const foodsIn = async (group: string) =>
  itemsOf((await screen.findAllByRole('region', { name: new RegExp(`^${group} \\d`) }))[0] as HTMLElement)

/** The same of the found foods. */
const foundIn = async (group: string) => {
  const found = within(await screen.findByRole('group', { name: 'Found foods' }))
  return itemsOf(await found.findByRole('region', { name: new RegExp(`^${group} \\d`) }))
}

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))

// Preloads the lazy parts of the screen, which a busy machine may load later than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./cards-view'),
    import('./searched-groups'),
    import('./counters'),
    import('./plate-card'),
    import('./interpretation'),
    import('./status-note'),
    import('./report-files'),
    import('../../verdict/verdict-sheet'),
    import('./changes-card'),
    import('./review-end'),
    import('../../clients/health/health-chips'),
    import('../../clients/health/health-dialog'),
    import('./results-chart'),
    import('./first-page'),
    import('./nothing-elevated'),
    import('./unread-fold'),
    import('./family-card'),
    import('./practice-card'),
    import('../release/release-report-dialog'),
  ])
})

// An open part is kept in the history.
beforeEach(() => history.replaceState(null, '', '/'))

describe('ClientResultsScreen', () => {
  it('shows a client the latest completed report', async () => {
    const { urls } = show('client')
    await screen.findByRole('heading', { level: 1, name: 'My Report Summary' })
    expect(urls()).toContain('/api/reports?status=completed&pageSize=200')
    expect(screen.getByText('14 November 2026')).toBeTruthy()
    expect(
      await screen.findAllByRole('img', { name: '4 tested: 2 high, 1 moderate, 1 with no elevation' }),
    ).not.toHaveLength(0)
    expect(await screen.findByText('20 and above')).toBeTruthy()
    const pdf = await screen.findByRole('link', { name: /View My Full Report/ })
    expect([pdf.getAttribute('href'), pdf.getAttribute('target')]).toEqual(['/api/reports/7/pdf', '_blank'])
    const download = screen.getByRole('link', { name: 'Download My Full Report' })
    expect(download.getAttribute('download')).toBe('Food_Intolerance_Report_EF20418.pdf')

    await openCards()
    fireEvent.click(await screen.findByRole('button', { name: /^Moderate/ }))
    expect(screen.queryByRole('button', { name: /^Egg white.*details/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Rye.*details/ }).textContent).toContain('9.4 µg/ml')
  })

  it.each(['client', 'practitioner', 'admin'] as const)(
    'shows %s which tested foods cannot be read wherever foods are counted or named',
    async (who) => {
      const unread = [
        { food: 'Celery', text: 'see note', line: 6 },
        { food: 'Oat', text: '', line: 7 },
      ]
      const before = aReport({
        ...{ id: 6, sampleId: 'EF20400', reportDate: '01.05.2026', createdAt: '2026-05-01T09:00:00Z' },
        results: [
          aResult({ food: 'Celery', value: 44.1, level: 'high', line: 2 }),
          aResult({ food: 'Kiwi', value: 1.2, line: 3 }),
        ],
      })
      show(who, 7, answersOf([aReport({ unread }), before]))
      expect(await screen.findByText(/read, 2 not readable/)).toBeTruthy()
      const card = await screen.findByRole('region', { name: 'Tested, not readable: 2' })
      expect(card.textContent).toContain('Ask the laboratory')
      expect(
        within(card)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Celery“see note”', 'Oatno result'])
      // A food that was high before and is unreadable now must not count as untested.
      const notReadable = await screen.findByRole('heading', { name: 'Not readable this time' })
      expect(notReadable.parentElement?.textContent).toContain('Celery')
      const notTested = screen.getByRole('heading', { name: 'Not tested this time' })
      expect(notTested.parentElement?.textContent).not.toContain('Celery')
      // The first printed page.
      expect(await screen.findByText('Tested, not readable: ask the laboratory')).toBeTruthy()
      expect((await search('cele')).textContent).toMatch(/^1 of (your|the) 6 foods has “cele” in its name\.$/)
      expect(await foundIn('Tested, not readable')).toEqual(['CeleryAsk the laboratory.'])
    },
  )

  it('keeps cached results while the portal is unreachable, and drops them once they are gone', async () => {
    const queries = freshQueries()
    show('client', 7, answersOf([report], []), queries)
    await screen.findByRole('heading', { name: 'Elevated foods by value' })
    cleanup()
    // The portal's query client also refetches at each opening.
    await queries.invalidateQueries()
    const unreachable = () => Promise.reject(new TypeError('no network'))
    show(
      'client',
      7,
      {
        'GET /api/allergens': unreachable,
        'GET /api/reports/:id': unreachable,
        'GET /api/reports': unreachable,
        'GET /api/user/health': unreachable,
        'GET /api/avoid-list': unreachable,
        'GET /api/outcomes': unreachable,
        'POST /api/reports/opened': unreachable,
      },
      queries,
    )
    await waitFor(() =>
      expect(queries.getQueryState(['/api/reports/7', '/api/reports/7'])?.status).toBe('error'),
    )
    expect(screen.getByRole('heading', { name: 'Elevated foods by value' })).toBeTruthy()
    cleanup()
    show('client', 7, answersOf([], []), queries)
    expect(await screen.findByText('Failed to fetch report')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Elevated foods by value' })).toBeNull()
  })

  it('asks a client for allergies above the results, and lets staff see and change the answers', async () => {
    const listed = aHealth({
      ...{ allergies: ['Sesame', 'blorp'], unknown: ['blorp'], ownFoods: ['coriander'] },
    })
    const answers = {
      ...answersOf(),
      'GET /api/user/health': aHealth({ answered: 'never' }),
      'GET /api/clients/:id/health': mockSequence(aHealth({ answered: 'never' }), listed),
      'PUT /api/clients/:id/health': listed,
      'GET /api/food-words': [],
    } satisfies ApiMocks
    show('client', undefined, answers)
    const question = await screen.findByRole('region', { name: 'Any food allergies?' })
    const counters = await screen.findByText('High Elevated')
    expect(question.compareDocumentPosition(counters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    cleanup()

    const { calls } = show('practitioner', 7, answers)
    expect(await screen.findByText('Allergies: never asked')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Any food allergies?' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add allergies' }))
    const dialog = await screen.findByRole('dialog', { name: 'Allergies and own foods' })
    const field = within(dialog).getByRole('combobox', { name: 'Allergies' })
    for (const food of ['Sesame', 'blorp']) {
      fireEvent.change(field, { target: { value: food } })
      fireEvent.keyDown(field, { key: 'Enter' })
    }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Allergies: Sesame, blorp')).toBeTruthy()
    expect(screen.getByText('Left out by choice: coriander')).toBeTruthy()
    expect(screen.getByText('Not known as a food, so we search for the word only: blorp')).toBeTruthy()
    expect(calls.find(({ route }) => route.startsWith('PUT'))).toMatchObject({
      params: { id: '3' },
      body: { allergies: ['Sesame', 'blorp'], none: false, ownFoods: [] },
    })
  })

  it('distinguishes no known allergies from allergies that could not be loaded', async () => {
    show('practitioner', 7)
    expect(await screen.findByText('Allergies: none known (12.11.2026)')).toBeTruthy()
    cleanup()
    show('admin', 7, { ...answersOf(), 'GET /api/clients/:id/health': refusal(500, { error: 'Away.' }) })
    expect(await screen.findByText(/The allergies could not be loaded/)).toBeTruthy()
  })

  it('names clinic-only foods to the practitioner, and never requests them for an admin', async () => {
    const found: ApiMocks = {
      ...answersOf(),
      'GET /api/clients/:id/outcomes': [
        anOutcome({ foods: ['Apple'], outcome: 'clinic-only' }),
        anOutcome({ id: 10, foods: ['Rye'], outcome: 'trigger' }),
        anOutcome({ id: 11, foods: ['Shrimp'], outcome: 'clinic-only' }),
      ],
    }
    show('practitioner', 7, found)
    expect(
      await screen.findByText('Allergies: none known (12.11.2026); at a clinic only: Apple, Shrimp'),
    ).toBeTruthy()
    cleanup()
    show('practitioner', 7, {
      ...found,
      'GET /api/clients/:id/health': aHealth({ answered: 'listed', allergies: ['apple'] }),
    })
    expect(await screen.findByText('Allergies: apple; at a clinic only: Shrimp')).toBeTruthy()
    cleanup()
    const { calls } = show('admin', 7, found)
    expect(await screen.findByText('Allergies: none known (12.11.2026)')).toBeTruthy()
    expect(calls.map(({ route }) => route)).not.toContain('GET /api/clients/:id/outcomes')
    cleanup()
    show('practitioner', 7, {
      ...found,
      'GET /api/clients/:id/outcomes': refusal(500, { error: 'Away.' }),
    })
    expect(await screen.findByText(/The allergies could not be loaded/)).toBeTruthy()
    expect(screen.queryByText(/none known/)).toBeNull()
  })

  it('offers the chart as a table', async () => {
    show('client', 7, answersOf([report], []))
    fireEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    expect(rowsOf(screen.getByRole('table', { name: 'Table of elevated foods' }))).toEqual([
      ['Food', 'Level', 'Value (µg/ml)'],
      ['Egg white', 'High', '54.7'],
      ['Egg noodles', 'High', 'class III'],
      ['Rye', 'Moderate', '9.4'],
    ])
  })

  it('opens the verdict on a food with its catalogue facts, and only names a possible match', async () => {
    const said = ({ url }: { url: string }) =>
      aVerdict({ title: url.includes('white') ? 'Egg white' : 'Egg noodles', foods: [] })
    show('client', 7, { ...answersOf(), 'GET /api/verdict': said })
    await openCards()
    fireEvent.click(await screen.findByRole('button', { name: /^Egg white.*Click for details/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'May I eat ...? Egg white' }))
    await sheet.findByText('No description available.')
    expect(sheet.getByRole('button', { name: 'Download Full Description', hidden: true })).toBeTruthy()
    expect(sheet.getByText('54.7')).toBeTruthy()
    fireEvent.popState(window)
    expect(screen.queryByRole('dialog')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: /^Egg noodles.*Click for details/ }))
    const other = within(await screen.findByRole('dialog', { name: 'May I eat ...? Egg noodles' }))
    await other.findByText('Food Information Not Available')
    expect(other.getByText('Possible match: Egg white')).toBeTruthy()
    expect(other.getByText('class III')).toBeTruthy()
    expect(other.queryByRole('button', { name: 'Download Full Description', hidden: true })).toBeNull()
  })

  it("asks for the verdict for the report's client, or for nobody when the report is unlinked", async () => {
    const opened = async (clientId: number | null) => {
      const { urls } = show('admin', 7, {
        ...answersOf([{ ...report, clientId }]),
        'GET /api/verdict': aVerdict(),
      })
      await openCards()
      fireEvent.click(await screen.findByRole('button', { name: /^Rye.*Click for details/ }))
      await screen.findByRole('heading', { level: 2, name: clientId === null ? 'Rye' : 'Beef' })
      expect(screen.queryByRole('link', { name: 'Scan a label' })).toBeNull()
      cleanup()
      return urls().filter((url) => url.startsWith('/api/verdict'))
    }
    expect(await opened(3)).toEqual(['/api/verdict?q=Rye&clientId=3'])
    expect(await opened(null)).toEqual([])
  })

  it('shows good news when nothing is elevated, but not when nothing was read', async () => {
    const low = { ...report, results: report.results.slice(0, 1) }
    show('client', 7, answersOf([low]))
    await screen.findByRole('heading', { name: 'Great News!' })
    expect(
      screen.getByText('No moderate or high elevated food intolerances detected in your results.'),
    ).toBeTruthy()
    cleanup()
    show('client', 7, answersOf([{ ...report, results: [] }]))
    await screen.findByRole('heading', { name: 'No results to show' })
    expect(screen.queryByText('Great News!')).toBeNull()
  })

  it.each([
    ['alone', []],
    ['above the test before it', [report]],
  ] as const)('shows a client that the latest report is being checked again, %s', async (_, reports) => {
    show('client', undefined, {
      ...answersOf([...reports]),
      'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true, checkedAgain: true },
    })
    expect(await screen.findByText('Your report is being checked again')).toBeTruthy()
    expect(screen.queryByText('No report yet')).toBeNull()
    expect(screen.queryAllByText(/Your previous test is below\./)).toHaveLength(reports.length)
  })

  it('shows that a report is being checked again to a client who follows an old link to it', async () => {
    show('client', 9, {
      ...answersOf(),
      'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true, checkedAgain: true },
    })
    expect(await screen.findByText('Your report is being checked again')).toBeTruthy()
  })

  it('shows when there is no report, no such report, or an error', async () => {
    show('client', undefined, answersOf([]))
    await screen.findByRole('heading', { name: 'No report yet' })
    cleanup()
    show('client', 9)
    await screen.findByRole('heading', { name: 'Failed to fetch report' })
    expect(screen.getByRole('link', { name: 'Show my latest report' }).getAttribute('href')).toBe(
      '/client/my-reports',
    )
    cleanup()
    const broken = refusal(500, { error: 'Something went wrong.' })
    show('client', undefined, { ...answersOf(), 'GET /api/reports': broken })
    await screen.findByRole('heading', { name: 'Failed to fetch reports' })
    mockApi(answersOf([]))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'No report yet' })
  })

  it("titles another person's report with the client's name and requires its id", async () => {
    show('practitioner', 7)
    await screen.findByRole('heading', { level: 1, name: /^Report Summary ?: Nora Whitfield$/ })
    expect(screen.queryByText('Put it into practice')).toBeNull()
    cleanup()
    const { calls } = show('admin')
    await screen.findByText('No report ID provided')
    expect(calls).toEqual([])
  })

  it("prints the client's name, the allergies and every food by group, under any filter", async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const health = aHealth({ allergies: ['Sesame'] })
    const dateOfBirth = '12.03.1984'
    show('admin', 7, {
      ...answersOf([{ ...report, dateOfBirth }], []),
      'GET /api/clients/:id/health': health,
    })
    await openCards()
    fireEvent.click(await screen.findByRole('button', { name: /^Moderate/ }))
    const page = (await screen.findByText('Born 12.03.1984')).closest('.print\\:block') as HTMLElement
    expect(page.textContent).toMatch(/^Nora Whitfield.*EF20418.*Allergy, as reported by the client: Sesame\./)
    const [key, ...listed] = within(page).getAllByRole('list')
    expect(key?.textContent).toBe('HighModerateNo elevation')
    expect(listed.map((list) => [...list.children].map((item) => item.textContent))).toEqual([
      ['Egg white54.7', 'Egg noodlesclass III'],
      ['Rye9.4'],
      ['Rice1.2'],
    ])
    expect(page.textContent).toMatch(/Nora Whitfield · EF20418 · printed/)
    fireEvent.click(screen.getByRole('button', { name: 'Print', hidden: true }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it('filters all groups by one search, and asks about what the test does not name', async () => {
    const { urls } = show('client', 7, { ...answersOf(), 'GET /api/verdict': aVerdict() })
    expect((await search('egg')).textContent).toBe('2 of your 4 foods have “egg” in their name.')
    expect(await foundIn('Leave out')).toEqual(['Egg white54.7', 'Egg noodlesclass III'])
    expect(within(screen.getByRole('group', { name: 'Found foods' })).queryByText(/^Keep/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Egg white.*54.7/ }))
    await screen.findByRole('dialog', { name: 'May I eat ...? Egg white' })
    fireEvent.popState(window)
    expect((await search('dragonfruit')).textContent).toBe(
      'None of your 4 foods has “dragonfruit” in its name.',
    )
    fireEvent.click(screen.getByRole('button', { name: /^May I eat dragonfruit\?.*Not in your test/ }))
    await screen.findByRole('dialog', { name: 'May I eat ...? dragonfruit' })
    expect(urls().at(-1)).toBe('/api/verdict?q=dragonfruit')
    fireEvent.popState(window)
    await search('rice')
    expect(screen.queryByRole('button', { name: /^May I eat/ })).toBeNull()
  })

  it("asks for the report's client about a searched food, and for nobody on an unlinked report", async () => {
    const searched = async (clientId: number | null) => {
      const { urls } = show('practitioner', 7, {
        ...answersOf([{ ...report, clientId }]),
        'GET /api/verdict': aVerdict(),
      })
      await search('kiwi')
      await screen.findByRole('group', { name: 'Found foods' })
      const question = screen.queryByRole('button', { name: /^May I eat kiwi/ })
      if (question) fireEvent.click(question)
      await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(clientId !== null))
      cleanup()
      return urls().filter((url) => url.startsWith('/api/verdict'))
    }
    expect(await searched(3)).toEqual(['/api/verdict?q=kiwi&clientId=3'])
    expect(await searched(null)).toEqual([])
  })

  it('puts each food into one group, a food of the plan there only, and tells it in one sentence', async () => {
    const results = [
      aResult({ food: 'Pear', value: 0.6, family: 'Fruit', leftOut: 'allergy' }),
      aResult({ food: 'Beef', value: 70, level: 'high', line: 3 }),
      aResult({ food: 'Soy', value: 60, level: 'high', line: 4 }),
      aResult({ food: 'Pearl barley', value: 1, family: 'Grains', line: 5, leftOut: 'own' }),
      aResult({ food: 'Rye', value: 9, level: 'moderate', line: 6 }),
      aResult({ food: 'Rice', family: 'Grains', line: 7 }),
    ]
    const planned = [{ food: 'Beef', from: '2026-12-17', eaten: false }]
    show('client', 7, answersOf([{ ...report, results, planned }]))
    const meaning = await screen.findByText(/^You may keep/)
    expect(meaning.textContent).toBe('You may keep 1 of 6 foods.')
    expect(meaning.nextSibling?.textContent).toBe('1 in your plan, 3 more to leave out, 1 now and then.')
    expect(await foodsIn('In your plan now')).toEqual(['Beef'])
    expect(await foodsIn('Leave out')).toEqual(['Pear, allergy', 'Soy', 'Pearl barley, left out by you'])
    expect(await foodsIn('Now and then')).toEqual(['Rye'])
    expect(await foodsIn('Keep')).toEqual(['Grains, 1 to keep'])
    expect(screen.getByRole('link', { name: 'My plan' }).getAttribute('href')).toBe('/client/plan')
    // Neither an allergy nor a choice shows a value that could be read as permission.
    await search('pear')
    expect(await foundIn('Leave out')).toEqual(['PearAllergy', 'Pearl barleyLeft out by you'])
    await search('beef')
    expect(await foundIn('In your plan now')).toEqual(['Beefback from 17 December70.0'])
    const page = (await screen.findByText('1 of 6 foods may be kept.')).closest(
      '.print\\:block',
    ) as HTMLElement
    const families = rowsOf(within(page).getByRole('table', { name: 'Foods by family' }))
    expect(families[0]).toEqual(['Family', 'Allergy', 'High', 'Moderate', 'Left out By choice', 'Keep'])
    expect(within(page).getByRole('list', { name: 'Leave out' }).children).toHaveLength(3)
  })

  it('in the baseline of a plan, shows its foods as eaten as usual', async () => {
    const results = [
      aResult({ food: 'Beef', value: 70, level: 'high' }),
      aResult({ food: 'Soy', value: 60, level: 'high', line: 4 }),
    ]
    const planned = [{ food: 'Beef', from: '2026-12-17', eaten: true }]
    show('client', 7, answersOf([{ ...report, results, planned }]))
    const meaning = await screen.findByText(/^You may keep/)
    expect(meaning.nextSibling?.textContent).toBe('1 as usual for now, 1 to leave out.')
    expect(await foodsIn('Eat as usual for now')).toEqual(['Beef'])
    expect(await foodsIn('Leave out')).toEqual(['Soy'])
    await search('beef')
    expect(await foundIn('Eat as usual for now')).toEqual(['Beefas usual until 17 December70.0'])
  })

  it('opens a group to all of its foods', async () => {
    const results = Array.from({ length: 12 }, (_, line) =>
      aResult({ food: `Food ${line}`, value: 60 - line, level: 'high', line }),
    )
    show('client', 7, answersOf([{ ...report, results }]))
    fireEvent.click(await screen.findByRole('button', { name: /^\+3/ }))
    expect(await foodsIn('Leave out')).toHaveLength(13)
    fireEvent.click(screen.getByRole('button', { name: /Fewer$/ }))
    expect(await foodsIn('Leave out')).toHaveLength(10)
  })

  it('opens the cards in place of the groups, and returns the focus', async () => {
    show('client', 7)
    await openCards()
    const heading = await screen.findByRole('heading', { name: 'Your elevated foods' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    fireEvent.keyDown(heading, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your elevated foods' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cards'))
  })

  it('marks foods with outcomes as the plate does in the chart, table, cards and print', async () => {
    const results = [
      aResult({ food: 'Wheat', value: 42, level: 'high', family: 'Grains', fineSince: '2027-03-03' }),
      aResult({ food: 'Milk', value: 30, level: 'high', line: 3, leftOut: 'trigger' }),
      aResult({ food: 'Rye', value: 9, level: 'moderate', line: 4, leftOut: 'limited' }),
      aResult({ food: 'Beef', value: 1, line: 5, leftOut: 'trigger' }),
    ]
    const found = { ...report, results }
    show('client', 7, answersOf([found]))
    const chart = await screen.findByRole('group', { name: /^Bar chart of/ })
    expect([...chart.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Wheat42.0 µg/ml, High, Fine for you since 3 March 2027',
      'Milk30.0 µg/ml, High, Complaints noticed',
      'Rye9.0 µg/ml, Moderate, Limited',
    ])
    expect(
      [...(chart.parentElement?.querySelectorAll('ul')[0]?.children ?? [])].map((one) => one.textContent),
    ).toEqual(['High', 'Moderate', 'Complaints noticed', 'Limited', 'Keep'])
    fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
    const table = screen.getByRole('table', { name: 'Table of elevated foods' })
    expect(rowsOf(table).map(([, stands]) => stands)).toEqual([
      ...['Level', 'Fine for you since 3 March 2027', 'Complaints noticed', 'Limited'],
    ])
    const listOf = (name: string) =>
      [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent)
    expect([listOf('Leave out'), listOf('Now and then'), listOf('Keep')]).toEqual([
      ['Milk (Complaints noticed)30.0', 'Beef (Complaints noticed)1.0'],
      ['Rye (Limited)9.0'],
      ['Wheat (Fine for you since 3 March 2027)42.0'],
    ])
    cleanup()
    show('practitioner', 7, answersOf([found]))
    await openCards()
    const card = await screen.findByRole('button', { name: /^Wheat.*Click for details/ })
    expect(card.textContent).toContain('Fine since 3 March 2027')
    expect(card.textContent).not.toContain('for you')
  })

  it('keeps the good news unchanged and lists foods that are still left out or limited beside it', async () => {
    const results = [
      aResult({ food: 'Pear', leftOut: 'allergy' }),
      aResult({ food: 'Rice', leftOut: 'trigger', line: 3 }),
      aResult({ food: 'Rye', leftOut: 'limited', line: 4 }),
    ]
    const sentences = (await shownTo('client')) + (await shownTo('practitioner'))
    for (const sentence of [
      '1 food is left out because of your allergies, whatever the value.',
      '1 food is left out because of complaints you noticed, whatever the value.',
      '1 food is kept within your limit.',
      '1 food is left out because of allergies, whatever the value.',
      '1 food is left out because of complaints, whatever the value.',
      '1 food is kept within a limit.',
    ])
      expect(sentences).toContain(sentence)

    async function shownTo(role: 'client' | 'practitioner') {
      cleanup()
      show(role, 7, answersOf([{ ...report, results }]))
      const title = await screen.findByRole('heading', { name: 'Great News!' })
      return title.parentElement?.textContent ?? ''
    }
  })

  it('returns to all families by Escape and by a link to the results', async () => {
    show('client', 7)
    const openGrains = async () => {
      const families = within(await screen.findByRole('list', { name: 'Food families' }))
      fireEvent.click(families.getByRole('button', { name: /^Grains/ }))
      return screen.findByRole('heading', { name: 'Grains' })
    }
    const gone = () => waitFor(() => expect(screen.queryByRole('heading', { name: 'Grains' })).toBeNull())
    fireEvent.keyDown(await openGrains(), { key: 'Escape' })
    await gone()
    await openGrains()
    act(() => navigate('/client/my-reports'))
    await gone()
  })

  it('opens a family and then a food of it by button, and goes back one step at a time', async () => {
    show('client', 7, { ...answersOf(), 'GET /api/verdict': aVerdict({ title: 'Rye' }) })
    const families = await screen.findByRole('list', { name: 'Food families' })
    const buttons = within(families).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Grains1 moderate,of 2',
      'Other1 high,of 1',
      'Dairy and egg1 high,of 1',
    ])
    const [grains] = buttons
    fireEvent.click(grains as HTMLElement)
    const heading = await screen.findByRole('heading', { name: 'Grains' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const opened = within(heading.closest('section') as HTMLElement)
    expect(opened.getByText('You may keep 1 of 2.')).toBeTruthy()
    fireEvent.click(opened.getByRole('button', { name: /^Rye/ }))
    await screen.findByRole('dialog', { name: 'May I eat ...? Rye' })
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Grains' })).toBeTruthy()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Grains' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Grains/))
  })

  it('downloads the PDF from the page when the browser cannot show one', async () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: false })
    show('client', 7)
    const pdf = await screen.findByRole('link', { name: /View My Full Report.*downloads a PDF/ })
    expect(pdf.getAttribute('target')).toBeNull()
  })
})

describe('ClientResultsScreen with several tests', () => {
  const older = aReport({
    ...{ id: 5, sampleId: 'EF20400', reportDate: '02.05.2026' },
    results: [
      aResult({ food: 'RICE', value: 9, level: 'moderate', line: 2 }),
      aResult({ food: 'Rye', value: 12, level: 'moderate', line: 3 }),
      aResult({ food: 'Egg  white', value: 3, line: 4 }),
      aResult({ food: 'Plum', value: 30, level: 'high', line: 5 }),
    ],
  })
  const both = answersOf([report, older], [])

  it('compares the latest test with the one before', async () => {
    show('client', undefined, both)
    const card = (await screen.findByRole('heading', { name: /^Since your last test/ })).closest('section')
    await screen.findByRole('heading', { name: 'No elevation now' })
    expect(card?.textContent).toContain('Compared with sample EF20400, 2 May 2026.')
    expect([...(card?.querySelectorAll('ul:first-of-type > li') ?? [])].map((li) => li.textContent)).toEqual(
      expect.arrayContaining(['0 about the same', 'New 1', 'No elevation now 1', 'Down 1']),
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

  it("opens the verdict from a bar and from a change, with the result of that row's test", async () => {
    show('client', undefined, {
      ...answersOf([report, older], []),
      'GET /api/verdict': ({ url }) => aVerdict({ title: url.split('=').pop(), foods: [] }),
    })
    await screen.findByRole('heading', { name: 'Not tested this time' })
    for (const [from, food, value] of [
      [/^Bar chart of/, 'Rye', '9.4'],
      [/^Since your last test/, 'Rye', '9.4'],
      [/^Since your last test/, 'Plum', '30'],
    ] as const) {
      const [part] = [
        ...screen.queryAllByRole('group', { name: from }),
        ...screen.queryAllByRole('region', { name: from }),
      ]
      fireEvent.click(within(part as HTMLElement).getByRole('button', { name: food }))
      const sheet = within(await screen.findByRole('dialog', { name: `May I eat ...? ${food}` }))
      expect(await sheet.findByText(new RegExp(`^${value}`))).toBeTruthy()
      fireEvent.popState(window)
    }
  })

  it('compares only levels when the scales differ', async () => {
    show('client', undefined, answersOf([report, { ...older, scale: 'index' }], []))
    await screen.findByText(/use different scales/)
    expect(screen.getByText('About the same').closest('section')?.textContent).toContain('Rye')
  })

  it('calls a small change about the same, even when it crosses a threshold', async () => {
    const one = (values: readonly [string, number, 'low' | 'moderate' | 'high'][]) =>
      values.map(([food, value, level], line) => aResult({ food, value, level, line }))
    const now = one([
      ['Egg', 20.3, 'high'],
      ['Rye', 9.4, 'moderate'],
      ['Leek', 7.9, 'moderate'],
    ])
    const before = one([
      ['Egg', 19.8, 'moderate'],
      ['Rye', 9, 'moderate'],
      ['Leek', 7.2, 'low'],
    ])
    show(
      'client',
      undefined,
      answersOf(
        [
          { ...report, results: now },
          { ...older, results: before },
        ],
        [],
      ),
    )
    const same = (await screen.findByRole('heading', { name: 'About the same' })).closest('section')
    expect(same?.textContent).toContain('can differ by 15% or 1.5 µg/ml, whichever is more')
    expect(same?.textContent).toMatch(/Eggfrom Moderate19\.8 to High20\.3 µg\/mlRye$/)
    const fresh = screen.getByRole('heading', { name: 'New' }).closest('section')
    expect(fresh?.textContent).toContain('Leek, about the same value')
    for (const name of ['Up', 'Down']) expect(screen.queryByRole('heading', { name })).toBeNull()
  })

  it('collapses a long comparison to its counts', async () => {
    const many = (value: number) =>
      Array.from({ length: 9 }, (_, line) => aResult({ food: `Food ${line}`, value, level: 'high', line }))
    const reports = [
      { ...report, results: many(40) },
      { ...older, results: many(30) },
    ]
    show('client', undefined, answersOf(reports, []))
    const button = await screen.findByRole('button', { name: 'Show all changes' })
    expect(screen.queryByRole('heading', { name: 'Up' })).toBeNull()
    fireEvent.click(button)
    expect(
      screen.getByRole('heading', { name: 'Up' }).closest('section')?.querySelectorAll('li'),
    ).toHaveLength(9)
  })

  it('links to the other tests, and from an older test to the latest', async () => {
    show('client', 5, both)
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

  it("requests that client's tests for staff and links within the reader's area", async () => {
    const { urls } = show('practitioner', 5, both)
    const latest = await screen.findByRole('link', { name: 'See the latest' })
    expect(latest.getAttribute('href')).toBe('/practitioner/reports/7')
    expect(urls()).toContain('/api/reports?clientId=3&status=completed&pageSize=200')
    cleanup()
    const unlinked = show('admin', 5, answersOf([report, { ...older, clientId: null }], []))
    await screen.findByRole('heading', { level: 1, name: /^Report Summary ?: Nora Whitfield$/ })
    expect(unlinked.urls().some((url) => url.startsWith('/api/reports?'))).toBe(false)
  })
})

describe('ClientResultsScreen of a report that is not completed', () => {
  it.each([
    [
      'processed' as const,
      'This report is waiting for confirmation',
      'An admin should check 2 things in it first.',
    ],
    ['pending' as const, 'This report is held for review.', "It's waiting for Amara Nwosu."],
    ['failed' as const, 'This report could not be read', 'No results column.'],
  ])('shows an admin why the client does not see a %s report', async (status, title, text) => {
    const warnings = [1, 2].map((line) => ({ line, code: 'x', message: 'Odd' }))
    show('admin', 7, answersOf([{ ...report, status, warnings, failure: 'No results column.' }]))
    const note = (await screen.findByText(title)).parentElement
    expect(note?.textContent).toContain(text)
    // Only a held report is released here; others are confirmed on the check screen.
    await screen.findByRole('heading', { name: 'Elevated foods by value' })
    const release = screen.queryAllByRole('button', { name: 'Release to client' })
    expect(release).toHaveLength(status === 'pending' ? 2 : 0)
  })

  it('lets a practitioner release a pending report', async () => {
    const pending = aReport({ status: 'pending', version: 4 })
    show('practitioner', 7, answersOf([pending]))
    const start = await screen.findByRole('region', { name: 'Start of the review' })
    fireEvent.click(within(start).getByRole('button', { name: 'Release to client' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Release to client' })
    expect(dialog.textContent).toContain('Nora Whitfield sees the results of sample EF20418 at once.')
    const refused = refusal(409, { error: 'It changed meanwhile.' })
    const calls = mockApi({ ...answersOf([pending]), 'POST /api/reports/:id/release': refused })
    fireEvent.click(screen.getByRole('button', { name: 'Release' }))
    await screen.findByText('It changed meanwhile.')
    // The release carries the version that was seen.
    const sent = calls.find(({ route }) => route === 'POST /api/reports/:id/release')
    expect(sent?.headers.get('If-Match')).toBe('"4"')
    const after = mockApi({
      ...answersOf(),
      'POST /api/reports/:id/release': acted(report, { released: [7] }),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.queryByText('This report is held for review.')).toBeNull())
    expect(after.map(({ url }) => url)).toContain('/api/reports/7')
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        title: 'Report Updated',
        description: 'Nora Whitfield can see it now.',
      }),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await screen.findAllByText('No more reports to review.')).toHaveLength(2)
  })

  it('begins and ends a review with the release, then links to the next report', async () => {
    const pending = aReport({ status: 'pending', version: 4 })
    const next = aReport({ id: 9, sampleId: 'EF20500', status: 'pending' })
    const queries = freshQueries()
    show('practitioner', 7, answersOf([pending]), queries)
    const end = await screen.findByRole('region', { name: 'End of the review' })
    expect(end.textContent).toContain('You have read EF20418 of Nora Whitfield')
    const foods = (await screen.findAllByRole('heading', { name: /^Leave out/ }))[0] as HTMLElement
    expect(foods.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    mockApi(answersOf([aReport({ version: 5 }), next]))
    await queries.invalidateQueries()
    const on = await screen.findAllByRole('link', { name: 'EF20500 of Nora Whitfield' })
    expect(on.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/practitioner/reports/9'))
    cleanup()
    // A report released earlier is not the end of a review.
    show('practitioner', 7)
    await screen.findAllByRole('heading', { name: /^Leave out/ })
    expect(screen.queryByText(/Next to review|Nothing else waits/)).toBeNull()
  })

  it.each(['client', 'practitioner', 'admin'] as const)(
    'records once that %s has opened a report with results',
    async (who) => {
      const { calls } = show(who, 7)
      const opened = () => calls.filter(({ route }) => route === 'POST /api/reports/opened')
      await waitFor(() => expect(opened()).toHaveLength(1))
      expect(opened()[0]?.body).toEqual({ reports: [{ id: 7, version: report.version }] })
    },
  )

  it('records a report without results when its PDF is opened, and never one that fails to load', async () => {
    const { calls } = show('practitioner', 7, answersOf([aReport({ results: [] })]))
    const opened = () => calls.filter(({ route }) => route === 'POST /api/reports/opened')
    const pdf = await screen.findByRole('link', { name: /View Full Report/ })
    expect(opened()).toHaveLength(0)
    pdf.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(pdf)
    await waitFor(() => expect(opened()).toHaveLength(1))
    cleanup()
    const absent = show('practitioner', 8)
    await screen.findByText('Failed to fetch report')
    expect(absent.calls.map(({ route }) => route)).not.toContain('POST /api/reports/opened')
  })
})
