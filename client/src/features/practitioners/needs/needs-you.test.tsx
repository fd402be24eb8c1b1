import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '@/lib/copy-text'
import { mockSequence, page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import PractitionerHomeScreen from '../home/practitioner-home-screen'
import { actOf, type ClientNeeds, type Need } from './need-groups'

vi.mock(import('@/lib/copy-text'), () => ({ copyText: vi.fn(() => Promise.resolve(true)) }))
vi.mock(import('@/ui/use-toast'), { spy: true })

beforeAll(async () => {
  await import('../home/overview-lists')
})
beforeEach(() => window.history.replaceState(null, '', '/practitioner'))

const need = (kind: Need['kind'], reason: string, fields: Partial<Need> = {}): Need => ({
  ...{ kind, reason, detail: '', since: '2026-11-24', at: null, reportId: null, notificationId: null },
  ...fields,
})
const client = (
  clientId: number,
  name: string,
  needs: Need[],
  fields: Partial<ClientNeeds> = {},
): ClientNeeds => ({
  ...{
    clientId,
    name,
    firstName: name.split(' ')[0] ?? '',
    email: 'a@example.com',
    phone: '+44 20 7946 0018',
  },
  ...{ needs, curve: null, ...fields },
})
const curve = {
  points: [
    { day: '2026-11-23', mean: 4.1 },
    { day: '2026-11-24', mean: 6.9 },
  ],
  before: 4.1,
  now: 6.9,
}
const needs = [
  client(
    1,
    'Yuki Tanabe',
    [
      need('reaction', 'Reacted within 2 hours', { detail: 'After cashew' }),
      need('worse', 'Worse for 3 days', { detail: 'Bloating is up from 4.1 to 6.9.' }),
    ],
    { curve },
  ),
  client(2, 'Olu Ade', [need('reaction', 'Reacted within 2 hours')]),
  client(3, 'Idris Okafor', [
    need('release', 'Report to release', { reportId: 9, detail: 'EF9, not opened yet' }),
  ]),
]

const show = (given: ClientNeeds[] = needs, more: ApiMocks = {}) =>
  renderAs('practitioner', <PractitionerHomeScreen />, {
    'GET /api/notifications': [],
    'GET /api/reports': () => page([], 83),
    'GET /api/reports/elevated-foods': [],
    'GET /api/clients/needs': given,
    ...more,
  })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Clients who need you' })).getAllByRole('listitem')
const headline = async () => (await screen.findByText(/^Start with/)).textContent

describe('who needs the practitioner', () => {
  it('is said in one sentence with whom to start', async () => {
    show()
    expect(await headline()).toBe('3 of your 83 clients need you. Start with Yuki.')
  })

  it('is listed by urgency with the reason, since when and one act', async () => {
    show()
    const [first, second, third] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement]
    expect(first.textContent).toContain('Reacted within 2 hours')
    expect(first.textContent).toContain('Also: Worse for 3 days')
    expect(first.textContent).toContain('Tue 24 Nov')
    expect(within(first).getByText(/4\.1/).textContent).toBe('From 4.1 →to 6.9')
    expect(
      within(first)
        .getByRole('link', { name: /^Call Yuki/ })
        .getAttribute('href'),
    ).toBe('tel:+442079460018')
    expect(second.textContent).toContain('No diary')
    expect(
      within(third)
        .getByRole('link', { name: /^Review/ })
        .getAttribute('href'),
    ).toBe('/practitioner/reports/9')
    expect(within(third).getByRole('link', { name: named.otherClient.name }).getAttribute('href')).toBe(
      '/practitioner/clients/3',
    )
  })

  it('has one red row at most', async () => {
    show()
    expect((await rows()).map((row) => row.className.includes('bg-high-soft'))).toEqual([true, false, false])
  })

  it('is filtered by a reason, which every client with that reason then shows', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Worse 1' }))
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row?.textContent).toContain('Bloating is up from 4.1 to 6.9.')
    expect(row?.className).not.toContain('bg-high-soft')
    expect(window.location.search).toBe('?need=worse')
    const names = within(screen.getByRole('group', { name: 'Filter by reason' })).getAllByRole('button')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'All 3',
      'Reacted 2',
      'Worse 1',
      'To release 1',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Worse 1' }))
    expect(await rows()).toHaveLength(3)
  })

  it('shows twenty clients first and more on request', async () => {
    show(
      Array.from({ length: 23 }, (_, at) => client(at + 1, `Client ${at}`, [need('step', 'Week 4 reached')])),
    )
    expect(await rows()).toHaveLength(20)
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 more of 23' }))
    expect(await rows()).toHaveLength(23)
  })

  it('is loaded again after a failure, and the rest of the page stays', async () => {
    show([], { 'GET /api/clients/needs': mockSequence(refusal(503, { error: 'Away.' }), needs) })
    await screen.findByText('Failed to load the clients who need you')
    expect(screen.getByText('Pending Reviews')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Try again/i }))
    expect(await rows()).toHaveLength(3)
  })
})

it('marks the notification of news as read when it is opened', async () => {
  const { calls } = show(
    [client(1, 'Yuki Tanabe', [need('news', 'Has news for you', { notificationId: 7 })])],
    {
      'POST /api/notifications/:id/read': () => new Response(null, { status: 204 }),
    },
  )
  fireEvent.click(await screen.findByRole('link', { name: /^Open plan/ }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/notifications/:id/read')?.params).toEqual({
      id: '7',
    }),
  )
})

describe('the act', () => {
  it('copies the address it writes to, and shows it', async () => {
    show([client(1, 'Yuki Tanabe', [need('worse', 'Worse for 3 days')])])
    const link = await screen.findByRole('link', { name: /^Write/ })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ title: 'Email address copied', description: 'a@example.com' }),
    )
    expect(vi.mocked(copyText).mock.calls).toEqual([['a@example.com']])
  })

  const nobody = { email: '', phone: '' }
  it.each<[Need['kind'], Partial<ClientNeeds>, string, string]>([
    ['reaction', {}, 'Call Yuki', 'tel:+442079460018'],
    ['reaction', { phone: '' }, 'Write to Yuki', 'mailto:a@example.com'],
    ['reaction', nobody, 'Open', '/practitioner/clients/1'],
    ['worse', {}, 'Write', 'mailto:a@example.com'],
    ['worse', { email: '' }, 'Call', 'tel:+442079460018'],
    ['worse', nobody, 'Open plan', '/practitioner/clients/1/plan'],
    ['plan', {}, 'Open plan', '/practitioner/clients/1/plan'],
    ['decide', {}, 'Open plan', '/practitioner/clients/1/plan'],
    ['news', {}, 'Open plan', '/practitioner/clients/1/plan'],
    ['step', {}, 'Next step', '/practitioner/clients/1/plan'],
    ['allergy', {}, 'Open', '/practitioner/clients/1'],
    ['silent', {}, 'Remind', 'mailto:a@example.com'],
    ['unopened', { email: '' }, 'Remind', 'tel:+442079460018'],
    ['unopened', nobody, 'Remind', '/practitioner/clients/1'],
  ])('for %s with %o is %s', (kind, fields, words, href) => {
    expect(actOf(client(1, 'Yuki Tanabe', [], fields), need(kind, ''))).toMatchObject({ words, href })
  })
})
