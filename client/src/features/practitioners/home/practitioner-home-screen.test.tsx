import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { reached, reportRow } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import PractitionerHomeScreen from './practitioner-home-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads the lazy parts of the screen.
beforeAll(async () => {
  await import('./overview-lists')
})
beforeEach(() => window.history.replaceState(null, '', '/practitioner'))

const held = [
  reportRow({ id: 2, sampleId: 'EF2', clientId: 5, status: 'pending', high: 7, moderate: 14 }),
  reportRow({ id: 3, sampleId: 'EF3', clientId: 8, clientName: named.otherClient.name, status: 'pending' }),
]
const done = reportRow({ id: 9, sampleId: 'EF9', clientId: 6, clientName: 'Vera Done', high: 0, moderate: 4 })

const answersOf = (waiting = held, others = [done]): ApiMocks => ({
  'GET /api/notifications': [],
  'GET /api/reports': ({ url }: ApiCall) => {
    const all = url.includes('status=pending') ? waiting : [...others, ...waiting]
    const q = new URLSearchParams(url.split('?')[1]).get('q')
    return page(q ? all.filter(({ clientName }) => clientName.includes(q)) : all)
  },
  'GET /api/clients/needs': [],
  'GET /api/reports/elevated-foods': [{ food: 'Egg white', high: 31, moderate: 12, clients: 43 }],
})

const show = (answers = answersOf()) => renderAs('practitioner', <PractitionerHomeScreen />, answers)
const list = () => screen.findByRole('list', { name: 'Clients' })
const rows = async () => within(await list()).getAllByRole('listitem')

describe("the practitioner's home", () => {
  it('lists waiting reports first, with counts in words and Review as the first action', async () => {
    show()
    const all = await rows()
    expect(all.map((row) => /EF\d/.exec(row.textContent)?.[0])).toEqual(['EF2', 'EF3', 'EF9'])
    expect(all[0]?.textContent).toMatch(/Held/)
    expect(all[0]?.textContent).toMatch(/High7Moderate14/)
    expect(all[1]?.textContent).toContain('Not known')
    expect(all[2]?.textContent).toMatch(/Released/)
    const review = within(all[0] as HTMLElement).getByRole('link', { name: /^Review/ })
    expect(review.getAttribute('href')).toBe('/practitioner/reports/2')
    expect(within(all[2] as HTMLElement).getByRole('link', { name: /^Results/ })).toBeTruthy()
    const name = within(all[0] as HTMLElement).getByRole('link', { name: named.client.name })
    expect(name.getAttribute('href')).toBe('/practitioner/clients/5')
    expect(screen.queryByRole('button', { name: /Release/ })).toBeNull()
    expect((await screen.findByText('Egg white')).closest('li')?.textContent).toContain('43 clients')
  })

  it('says that nothing waits', async () => {
    show(answersOf([]))
    expect(await screen.findByText('All caught up.')).toBeTruthy()
    expect(await screen.findByText('No one needs you right now.')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Filter by reason' })).toBeNull()
  })

  it('searches on the server', async () => {
    show()
    await rows()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name or sample ID' }), {
      target: { value: 'Vera' },
    })
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  it('releases several at once, and names those not opened yet with a link to review them', async () => {
    const refused = [
      { id: 3, sampleId: 'EF3', clientName: named.otherClient.name, why: 'You have not opened it.' },
    ]
    const { calls } = show({
      ...answersOf(),
      'POST /api/reports/release': { ...reached({ released: [2] }), held: [], refused },
    })
    await rows()
    expect(screen.queryByRole('checkbox', { name: /EF9/ })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: /EF2/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /EF3/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Release 2' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Release 2 reports' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Release 2 reports' }))
    const notice = (await screen.findByText('1 report was not released')).parentElement as HTMLElement
    expect(notice.textContent).toContain('EF3 of Idris Okafor: You have not opened it.')
    expect(
      within(notice)
        .getByRole('link', { name: /^Review/ })
        .getAttribute('href'),
    ).toBe('/practitioner/reports/3')
    expect(calls.find(({ route }) => route === 'POST /api/reports/release')?.body).toEqual({ ids: [2, 3] })
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Report Released' }))
    expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull()
  })
})
