import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page as pageOf, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { hookAs, renderAs } from '@/testing/render-as'
import { invitationRow, portalSettingsRow } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import InvitationsScreen from './invitations-screen'
import RevokeDialog from './revoke-dialog'
import { useInvite } from './use-invite'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
beforeEach(() => {
  history.replaceState(null, '', '/admin/invitations')
})

type Row = ReturnType<typeof invitationRow>
const link: NonNullable<Row['link']> = {
  ...{ id: 71, channel: 'email', createdAt: '2026-11-16T09:00:00Z', openedAt: null },
  ...{ expiresAt: '2096-11-30T09:00:00Z', revokedAt: null, delivery: 'waiting' },
}
const owen = invitationRow({ userId: 1, name: 'Owen Price', email: 'owen@example.com' })
const ilse = invitationRow({ userId: 3, name: 'Ilse Brandt', reachedBy: 'letter', address: 'Am See 14' })
const chloe = invitationRow({ userId: 5, name: 'Chloe Adair', state: 'invited', link })
const bo = invitationRow({ userId: 6, name: 'Bo Li', state: 'opened', link: { ...link, id: 72 } })
const away = () => refusal(503, { error: 'The database is away.' })
const gone = () => refusal(404, { error: 'There is no such invitation.' })
const bodies = (calls: ApiCall[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body)

async function show(rows: Row[], answers: ApiMocks = {}) {
  const shown = renderAs('admin', <InvitationsScreen />, {
    'GET /api/settings': portalSettingsRow(),
    'GET /api/invitations': pageOf(rows),
    ...answers,
  })
  await screen.findByText(rows[0]?.name ?? '')
  return shown
}
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
const press = (words: string | RegExp) => fireEvent.click(screen.getByText(words, { selector: 'button' }))

it('shows a column for each fact of an invitation in a wide window', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const opened = { ...link, openedAt: '2026-11-17T09:00:00Z', delivery: 'sent' as const }
  await show([owen, ilse, chloe, { ...bo, link: opened }])
  const [head, ...rows] = [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(head?.slice(1, 7)).toEqual(['Client', 'Reached by', 'State', 'Invited', 'Opened', 'Expires'])
  expect(rows.map((cells) => [cells[1]?.slice(0, 4), ...cells.slice(4, 7)])).toEqual([
    ['Owen', 'Not yet', 'Not yet', 'None'],
    ['Ilse', 'Not yet', 'Not yet', 'None'],
    ['Chlo', '16.11.2026Being sent', 'Not yet', '30.11.2096'],
    ['Bo L', '16.11.2026', '17.11.2026', '30.11.2096'],
  ])
})

it('sends to the selected people who can be reached', async () => {
  const { calls } = await show([owen, ilse, chloe], {
    'POST /api/invitations': { sent: 1, skipped: [] },
  })
  tick('Select all on this page')
  screen.getByText('3 selected')
  tick('Select Owen Price')
  screen.getByText('2 selected')
  press('Send 1 invitation')
  await waitFor(() => expect(toastTexts()).toEqual([['Invitations sent', '1 invitation is on its way.']]))
  expect(bodies(calls, 'POST /api/invitations')).toMatchObject([{ userIds: [5] }])
  expect(screen.queryByText('2 selected')).toBeNull()
})

it('says when letters failed or nobody got one, and keeps the selection', async () => {
  let answer: Response = away()
  const { calls } = await show([owen, ilse], { 'POST /api/invitations/letters': () => answer })
  tick('Select Ilse Brandt')
  press('Print 1 letter')
  const failed = (await screen.findByText('Letters not made')).closest('[role=alert]')
  expect(failed?.textContent).toContain('The database is away.')
  answer = Response.json({ letters: [], skipped: [{ userId: 3, why: 'in-already' }] })
  press('Print 1 letter')
  const notice = (await screen.findByText('No letters were made')).closest('[role=status]')
  expect(notice?.textContent).toContain('Ilse Brandt: has already signed in.')
  expect(screen.queryByText('Letters not made')).toBeNull()
  screen.getByText('1 selected')
  expect(bodies(calls, 'POST /api/invitations/letters')).toEqual([{ userIds: [3] }, { userIds: [3] }])
})

it('says when selecting all failed, selects at most 500, and prints at most 200 letters', async () => {
  const many = Array.from({ length: 201 }, (_, at) => invitationRow({ userId: 1000 + at, name: `No. ${at}` }))
  let fails = true
  await show([owen], {
    'GET /api/invitations': ({ url }) => {
      if (!url.includes('pageSize=200')) {
        const headers = { 'X-Total-Count': '900', 'X-State-Counts': 'all=900, never=900' }
        return Response.json([owen], { headers })
      }
      if (fails) return away()
      const at = Number(new URL(url, 'http://portal').searchParams.get('page'))
      const rows = many.map((row) => ({ ...row, userId: row.userId + at * 1000 }))
      return Response.json(rows, { headers: { 'X-Total-Count': '900', Link: '</next>; rel="next"' } })
    },
  })
  tick('Select all on this page')
  press(/^Select all 900/)
  const failed = (await screen.findByText('Not all could be selected')).closest('[role=alert]')
  expect(failed?.textContent).toContain('The database is away.')
  screen.getByText('1 selected')
  fails = false
  press(/^Select all 900/)
  await screen.findByText('the first 500 selected')
  expect(screen.queryByText('Not all could be selected')).toBeNull()
  fireEvent.click(screen.getByLabelText('More actions for those selected'))
  fireEvent.click(await screen.findByText('Print 500 letters, one for each selected'))
  await screen.findByText('At most 200 letters can be made at a time.')
})

it('searches by the URL and shows the number of matches', async () => {
  history.replaceState(null, '', '/admin/invitations?q=price')
  const { calls } = await show([owen])
  screen.getByText('Found: 1')
  expect(calls.find(({ url }) => url.includes('/invitations?'))?.url).toMatch(/[?&]q=price/)
})

it('clears a search without matches', async () => {
  history.replaceState(null, '', '/admin/invitations?q=zebra')
  renderAs('admin', <InvitationsScreen />, {
    'GET /api/settings': portalSettingsRow(),
    'GET /api/invitations': ({ url }) => pageOf(url.includes('q=zebra') ? [] : [owen]),
  })
  await screen.findByText('Nobody matches your search')
  press('Clear Search')
  await screen.findByText('Owen Price')
  expect(location.search).toBe('')
})

it.each([
  [
    'some are gone already',
    [gone(), new Response(null, { status: 204 })],
    'Success',
    '2 invitations were revoked.',
    2,
    1,
  ],
  ['the first fails', [away(), away()], 'Not all were revoked', 'The database is away.', 1, 0],
] as const)(
  'revokes one after the other and shows the result when %s',
  async (_, answers, title, words, asked, done) => {
    const [onDone, onClose] = [vi.fn(), vi.fn()]
    const waiting = answers.values()
    const { calls } = renderAs(
      'admin',
      <RevokeDialog people={[chloe, bo]} onDone={onDone} onClose={onClose} />,
      {
        'DELETE /api/invitations/:id': () => waiting.next().value ?? away(),
      },
    )
    const dialog = within(screen.getByRole('alertdialog'))
    dialog.getByText('2 people')
    const button = dialog.getByText('Revoke 2 invitations')
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(toastTexts()).toEqual([[title, words]]))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(calls.map(({ params }) => params['id'])).toEqual(['71', '72'].slice(0, asked))
    expect(onDone).toHaveBeenCalledTimes(done)
  },
)

it.each([
  [
    { sent: 2, skipped: [{ userId: 9, why: 'inactive' }] },
    'Invitations sent',
    '2 invitations are on their way. 1 not: the account is deactivated.',
  ],
  [{ sent: 2, skipped: [] }, 'Invitations sent', '2 invitations are on their way.'],
  [
    {
      sent: 0,
      skipped: [
        { userId: 7, why: 'no-address' },
        { userId: 9, why: 'no-address' },
      ],
    },
    'Invitations not sent',
    'Nobody was invited. 2 not: no email address or mobile number to send to.',
  ],
  [undefined, 'Invitations not sent', 'The database is away.'],
] as const)('shows the result of an invitation in a toast (%#)', async (sent, title, words) => {
  const { calls, result } = hookAs('admin', useInvite, {
    'POST /api/invitations': () => (sent ? Response.json(sent) : away()),
  })
  await result.current([7, 9])
  expect(toastTexts()).toEqual([[title, words]])
  expect(bodies(calls, 'POST /api/invitations')).toMatchObject([{ userIds: [7, 9], channel: 'email-or-sms' }])
})
