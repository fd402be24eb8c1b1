import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { clientRow } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import ClientsScreen from './clients-screen'
import { ConfirmAddress } from './directory/confirm-address'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

let isWide: boolean
beforeEach(() => {
  isWide = true
  history.replaceState(null, '', '/admin/clients')
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
})

const nora = clientRow({ phone: '+44 20 7946 0011', lastActivity: '2026-11-19T12:00:00Z' })
const entered = { emailConfirmed: false, isActive: false }
const omar = clientRow({
  ...{ id: 8, userId: 22, reportCount: 1 },
  user: { ...entered, id: 22, firstName: 'Omar', lastName: 'Aziz', email: 'omar@example.com' },
})

async function show(answers: ApiMocks = {}) {
  const { calls } = renderAs('admin', <ClientsScreen />, {
    'GET /api/clients': ({ url }) => page(url.includes('q=omar') ? [omar] : [nora, omar]),
    ...answers,
  })
  await screen.findByText('Omar Aziz')
  return (route: string) => calls.filter((call) => call.route === route)
}
const press = (label: string) => fireEvent.click(screen.getByLabelText(label))

it.each([
  [
    'table',
    true,
    'tbody tr',
    [
      'Nora WhitfieldClient ID 7nora.whitfield@example.com+44 20 7946 0011Active219.11.2026',
      'Omar AzizClient ID 8omar@example.comEntered by the client, not confirmedInactive1No activity',
    ],
  ],
  [
    'list of cards',
    false,
    'ul[aria-label=Clients] > li',
    [
      'Nora WhitfieldClient ID 7nora.whitfield@example.com+44 20 7946 0011Active2 reportsLast activity 19.11.2026',
      'Omar AzizClient ID 8omar@example.comEntered by the client, not confirmedInactive1 reportNo activity',
    ],
  ],
])("a %s shows each client's record", async (_, wide, rows, words) => {
  isWide = wide
  await show()
  expect([...document.querySelectorAll(rows)].map(({ textContent }) => textContent)).toEqual(words)
})

it('counts the clients a search found and all there are', async () => {
  history.replaceState(null, '', '/admin/clients?q=omar')
  const asked = await show()
  expect(await screen.findByText('Total clients: 2')).toBeTruthy()
  expect(screen.getByText('Showing 1 of 2 clients')).toBeTruthy()
  expect(screen.queryByText('Nora Whitfield')).toBeNull()
  const urls = asked('GET /api/clients').map(({ url }) => url.split('?')[1])
  expect(urls).toEqual(['page=1&pageSize=20&q=omar', 'pageSize=1'])
})

it('loads the full client that is opened, and shows when that fails', async () => {
  const asked = await show({ 'GET /api/clients/:id': refusal(404, { error: 'Omar is gone.' }) })
  press('View Omar Aziz, ID 8')
  await waitFor(() => expect(toastTexts()).toEqual([['Error', 'Omar is gone.']]))
  press('Edit Nora Whitfield, ID 7')
  await waitFor(() =>
    expect(asked('GET /api/clients/:id').map(({ params }) => params['id'])).toEqual(['8', '7']),
  )
})

it('deletes the chosen client with the current number of reports, and refetches the list', async () => {
  const asked = await show({
    'GET /api/reports': Response.json([], { headers: { 'X-Total-Count': '3' } }),
    'DELETE /api/clients/:id': mockSequence(refusal(409, { error: 'Not now.' }), Response.json(null)),
  })
  const ask = async () => {
    press('Delete Omar Aziz, ID 8')
    return within(await screen.findByRole('alertdialog'))
  }
  const dialog = await ask()
  expect(await dialog.findByText('and with it 3 reports')).toBeTruthy()
  expect(dialog.getByText('(omar@example.com)')).toBeTruthy()
  expect(asked('GET /api/reports')[0]?.url).toBe('/api/reports?clientId=8&pageSize=1')
  fireEvent.click(dialog.getByText('Cancel'))
  expect(asked('DELETE /api/clients/:id')).toEqual([])
  fireEvent.click((await ask()).getByText('Delete client'))
  await waitFor(() => expect(toastTexts()).toEqual([['Error', 'Not now.']]))
  const before = asked('GET /api/clients').length
  fireEvent.click((await ask()).getByText('Delete client'))
  await waitFor(() => expect(toastTexts().at(-1)).toEqual(['Client deleted']))
  expect(asked('DELETE /api/clients/:id').map(({ params }) => params)).toEqual([{ id: '8' }, { id: '8' }])
  await waitFor(() => expect(asked('GET /api/clients').length).toBeGreaterThan(before))
})

it.each([
  ['no report is', '0', 'It has no reports'],
  ['the reports cannot be counted', undefined, 'and with it 1 report'],
])('the delete dialog says when %s there', async (_, count, words) => {
  await show({
    'GET /api/reports': count
      ? Response.json([], { headers: { 'X-Total-Count': count } })
      : refusal(503, { error: 'Not now.' }),
  })
  press('Delete Omar Aziz, ID 8')
  expect(await screen.findByText(words)).toBeTruthy()
})

it("confirms the account's address in the version that was seen; when refused it stays unconfirmed", async () => {
  const { calls } = renderAs('admin', <ConfirmAddress client={{ ...omar, version: 3 }} />, {
    'POST /api/users/:id/confirm-email': mockSequence(
      refusal(412, { error: 'Changed.' }),
      Response.json(null),
    ),
  })
  expect(screen.getByText('omar@example.com')).toBeTruthy()
  fireEvent.click(screen.getByText('Confirm address'))
  await waitFor(() => expect(toastTexts()).toEqual([['Error', 'Changed.']]))
  expect(screen.queryByText('Address confirmed.')).toBeNull()
  fireEvent.click(await screen.findByText('Confirm address'))
  expect(await screen.findByText('Address confirmed.')).toBeTruthy()
  expect(calls.map(({ params, headers }) => [params['id'], headers.get('If-Match')])).toEqual([
    ['22', '"4"'],
    ['22', '"4"'],
  ])
})

it('shows nothing for a confirmed address', () => {
  const { container } = renderAs('admin', <ConfirmAddress client={nora} />)
  expect(container.textContent).toBe('')
})
