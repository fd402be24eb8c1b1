import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { invitationRow, portalSettingsRow } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import InvitationsScreen from './invitations-screen'

type Row = ReturnType<typeof invitationRow>

beforeEach(() => history.replaceState(null, '', '/admin/invitations'))

const link: NonNullable<Row['link']> = {
  ...{ id: 71, channel: 'email', createdAt: '2026-11-16T09:00:00Z', openedAt: null },
  ...{ expiresAt: '2126-11-30T09:00:00Z', revokedAt: null, delivery: 'sent' },
}
const owen = invitationRow({ userId: 1, name: 'Owen Price', email: 'owen@example.com' })
const jonas = invitationRow({ userId: 2, name: 'Jonas Haugen', reachedBy: 'sms', phone: '+47 22 85 50 50' })
const ilse = invitationRow({
  userId: 3,
  name: 'Ilse Brandt',
  reachedBy: 'letter',
  address: 'Am See 14\n50674 Köln',
})
const femi = invitationRow({
  userId: 4,
  name: 'Femi Adeyemi',
  reachedBy: 'none',
  email: placeholderEmailFor('EF20638'),
})
const chloe = invitationRow({
  userId: 5,
  name: 'Chloe Adair',
  state: 'opened',
  link: { ...link, openedAt: '2026-11-17T09:00:00Z' },
})
const ada = invitationRow({ userId: 6, name: 'Ada In', state: 'in' })
const everybody = [owen, jonas, ilse, femi, chloe, ada]

const counts = 'all=425, never=34, invited=21, opened=8, unopened=12, locked=1, in=349'
const listed = (rows: Row[], total = rows.length, hasNext = false) =>
  Response.json(rows, {
    headers: {
      ...{ 'X-Total-Count': String(total), 'X-State-Counts': counts },
      ...(hasNext && { Link: '</next>; rel="next"' }),
    },
  })

async function show(answers: ApiMocks = {}) {
  const shown = renderAs(
    'admin',
    <>
      <InvitationsScreen />
      <Toaster />
    </>,
    {
      'GET /api/settings': portalSettingsRow({ inviteMode: 'email' }),
      'GET /api/invitations': listed(everybody),
      ...answers,
    },
  )
  await screen.findByText('Owen Price')
  return { ...shown, asked: (route: string) => shown.calls.filter((call) => call.route === route) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const refused = async () => {
  const alert = (await screen.findByText('Invitations not sent')).closest<HTMLElement>('[role=alert]')
  if (!alert) throw new Error('Nobody is told.')
  return alert
}
const queryOf = ({ url }: ApiCall) => Object.fromEntries(new URL(url, 'http://portal').searchParams)

it('counts people by progress, each count a filter in the URL', async () => {
  const { asked } = await show()
  expect(screen.getByRole('link', { name: 'Automatic invitations: by email' }).getAttribute('href')).toBe(
    '/admin/settings#system',
  )
  expect(button('425 All').getAttribute('aria-pressed')).toBe('true')
  press('12 Not opened for 7 days')
  await waitFor(() =>
    expect(asked('GET /api/invitations').map(queryOf).at(-1)).toMatchObject({ state: 'unopened' }),
  )
  expect(location.search).toBe('?state=unopened')
  expect(button('12 Not opened for 7 days').getAttribute('aria-pressed')).toBe('true')
  history.back()
  await waitFor(() => expect(button('425 All').getAttribute('aria-pressed')).toBe('true'))
})

it('shows missing values in words, and who cannot be selected and why', async () => {
  await show()
  const card = (name: string) => {
    const found = screen.getByText(name).closest('li, tr')
    if (!found) throw new Error(`${name} is not in the list.`)
    return found.textContent
  }
  expect(card('Owen Price')).toContain('Not yet')
  expect(card('Owen Price')).toContain('None')
  expect(card('Femi Adeyemi')).toContain('No email or phone: hand over a letter')
  const box = screen.getByRole('checkbox', { name: 'Ada In has signed in and needs no invitation' })
  expect(box.hasAttribute('disabled')).toBe(true)
  tick('Select all on this page')
  expect(screen.getByText('5 selected')).toBeTruthy()
  expect(screen.getByText('2 email, 1 SMS, 1 letter, 1 without an address')).toBeTruthy()
})

it('deselects people whom another filter does not show', async () => {
  await show()
  tick('Select all on this page')
  expect(screen.getByText('5 selected')).toBeTruthy()
  press('12 Not opened for 7 days')
  expect(await screen.findByRole('searchbox')).toBeTruthy()
  expect(screen.queryByText('5 selected')).toBeNull()
})

it('says when a filter has nobody', async () => {
  history.replaceState(null, '', '/admin/invitations?state=never')
  renderAs('admin', <InvitationsScreen />, {
    'GET /api/settings': portalSettingsRow(),
    'GET /api/invitations': listed([]),
  })
  expect(await screen.findByRole('heading', { name: 'No invitations to send' })).toBeTruthy()
})

it('shows an error and tries again', async () => {
  let fails = true
  renderAs('admin', <InvitationsScreen />, {
    'GET /api/settings': portalSettingsRow(),
    'GET /api/invitations': () =>
      fails ? refusal(500, { error: 'The database is not responding.' }) : listed(everybody),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is not responding.')
  fails = false
  press('Try again')
  expect(await screen.findByText('Owen Price')).toBeTruthy()
})

it('selects all pages of a filter, sends to the reachable ones, and names the skipped', async () => {
  history.replaceState(null, '', '/admin/invitations?state=never')
  const { asked } = await show({
    'GET /api/invitations': (call) => {
      const { page, pageSize } = queryOf(call)
      if (pageSize !== '200') return listed([owen, ilse], 4, true)
      return page === '1' ? listed([owen, ilse], 4, true) : listed([jonas, femi], 4)
    },
    'POST /api/invitations': { sent: 1, skipped: [{ userId: 2, why: 'inactive' }] },
  })
  tick('Select all on this page')
  press('Select all 34 never invited')
  expect(await screen.findByText('all 4 never invited')).toBeTruthy()
  expect(asked('GET /api/invitations').map(queryOf).slice(-2)).toEqual([
    { state: 'never', page: '1', pageSize: '200' },
    { state: 'never', page: '2', pageSize: '200' },
  ])
  press('Send 2 invitations')
  const notice = await screen.findByText('1 invitation is on its way')
  expect(notice.closest('[role=status]')?.textContent).toContain('Jonas Haugen: the account is deactivated.')
  expect(asked('POST /api/invitations').map(({ body }) => body)).toMatchObject([
    { userIds: [1, 2], channel: 'email-or-sms' },
  ])
  expect(screen.getByRole('searchbox')).toBeTruthy()
})

it('reuses the send key after a lost answer, and takes a new one for the next send', async () => {
  const lost = vi.fn<() => Response>(() => {
    throw new TypeError('Failed to fetch')
  })
  let answers: () => Response | { sent: number; skipped: [] } = lost
  const { asked } = await show({ 'POST /api/invitations': () => answers() })
  tick('Select Owen Price')
  press('Send 1 invitation')
  expect((await refused()).textContent).toContain('cannot be reached')
  answers = () => ({ sent: 1, skipped: [] })
  press('Send 1 invitation')
  expect(await screen.findByText('1 invitation is on its way.')).toBeTruthy()
  tick('Select Owen Price')
  press('Send 1 invitation')
  await waitFor(() => expect(asked('POST /api/invitations')).toHaveLength(3))
  const [first, again, next] = asked('POST /api/invitations').map(
    ({ body }) => (body as { sendKey: string }).sendKey,
  )
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

it('links to the messaging settings when nothing is set up, and keeps the selection', async () => {
  await show({ 'POST /api/invitations': refusal(503, { error: 'Email is not set up on this portal.' }) })
  tick('Select Owen Price')
  press('Send 1 invitation')
  const alert = await refused()
  expect(alert.textContent).toContain('Email is not set up on this portal.')
  expect(within(alert).getByRole('link', { name: 'Messaging Settings' }).getAttribute('href')).toBe(
    '/admin/messaging-settings',
  )
  expect(screen.getByText('1 selected')).toBeTruthy()
})

it('asks before it revokes, and only invitations that are still valid', async () => {
  const { asked } = await show({ 'DELETE /api/invitations/:id': undefined })
  tick('Select Owen Price')
  expect(button('Revoke').hasAttribute('disabled')).toBe(true)
  tick('Select Chloe Adair')
  press('Revoke 1')
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Invitation' })
  expect(dialog.textContent).toContain('Chloe Adair')
  expect(asked('DELETE /api/invitations/:id')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }))
  await waitFor(() =>
    expect(asked('DELETE /api/invitations/:id').map(({ params }) => params)).toEqual([{ id: '71' }]),
  )
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
})

it('offers for a person only the actions that apply', async () => {
  await show()
  const entriesFor = async (name: string) => {
    press(`More for ${name}`)
    const menu = await screen.findByRole('menu')
    const entries = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    return entries
  }
  expect(await entriesFor('Owen Price')).toEqual(['Send invitation', 'Print letter', 'Open client'])
  expect(await entriesFor('Femi Adeyemi')).toEqual(['Print letter', 'Open client'])
  expect(await entriesFor('Chloe Adair')).toEqual(['Send again', 'Print letter', 'Revoke…', 'Open client'])
  expect(await entriesFor('Ada In')).toEqual(['Open client'])
})

it('makes letters for people no message reaches, and names those who got none', async () => {
  const { asked } = await show({
    'POST /api/invitations/letters': {
      letters: [
        {
          ...{ userId: 3, name: 'Ilse Brandt', address: ilse.address, code: 'K7QM4XHPR9TD' },
          ...{ expiresAt: '2027-01-18T10:00:00Z', asks: 'dateOfBirth', sampleId: null },
        },
      ],
      skipped: [{ userId: 4, why: 'inactive' }],
    },
  })
  tick('Select all on this page')
  press('Print 2 letters')
  const letter = await screen.findByRole('article', { name: 'Letter to Ilse Brandt' })
  expect(letter.textContent).toContain(`${location.host}/welcome/code`)
  expect(asked('POST /api/invitations/letters').map(({ body }) => body)).toEqual([{ userIds: [3, 4] }])
  press('Done')
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave Without Printing?' })).getByRole('button', {
      name: 'Leave',
    }),
  )
  expect((await screen.findByText('Some have no letter')).closest('[role=status]')?.textContent).toContain(
    'Femi Adeyemi: the account is deactivated.',
  )
})
