import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { page, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { portalSettingsRow } from '@/testing/rows'
import CreateUserDialog from './list/create-user-dialog'
import type { Account } from './person-words'
import UsersScreen from './users-screen'

const account = (changes: Partial<Account>): Account => ({
  ...people.client,
  ...{ emailConfirmed: true, version: 3, hasCredential: true, hasRecord: true, lastSignInAt: null },
  factor: null,
  ...changes,
})
const client = account({ id: 11 })
const practitioner = account({
  ...people.practitioner,
  hasCredential: false,
  lastSignInAt: '2020-02-03T10:00:00Z',
})
const admin = account({ ...people.admin, hasCredential: false, hasRecord: false })
const other = account({ ...admin, id: 32, firstName: 'Rosa', lastName: 'Lindgren', isActive: false })

const stats = {
  ...{ totalClients: 412, healthPractitioners: 37, adminUsers: 2, clientsThisMonth: 0, reportsGenerated: 0 },
  ...{ reportsThisWeek: 0, practitionersThisMonth: 0, activePractitioners: 0, certifiedPractitioners: 0 },
  ...{ averageClients: null, aiRecipes: 0, weeks: [] },
}

const show = (answers: ApiMocks = {}) =>
  renderAs('admin', <UsersScreen />, {
    'GET /api/users': page([other, admin, practitioner, client]),
    'GET /api/stats': stats,
    'GET /api/registrations': [],
    'GET /api/address-changes': [],
    ...answers,
  })

/** Opens an account's menu and presses an entry; without one the menu stays open. */
async function choose(who: Account, entry?: string) {
  const label = `Actions for user ${who.id}, ${who.firstName} ${who.lastName}`
  fireEvent.click(await screen.findByRole('button', { name: label }))
  const menu = await screen.findByRole('menu')
  if (entry) fireEvent.click(within(menu).getByRole('menuitem', { name: new RegExp(`^${entry}`) }))
  return menu
}

beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

it('filters by a role or a state with each count, and shows all again on a second press', async () => {
  const { calls } = show()
  const count = (name: RegExp) => screen.getByRole('button', { name })
  const clients = await screen.findByRole('button', { name: '412 Total Clients' })
  expect(clients.getAttribute('aria-pressed')).toBe('false')
  const asked = () => calls.map(({ url }) => url).filter((url) => url.includes('pageSize=20'))
  fireEvent.click(count(/Health Practitioners/))
  await expect.poll(() => asked().at(-1)).toMatch(/role=practitioner/)
  fireEvent.click(count(/^Never signed in/))
  await expect.poll(() => asked().at(-1)).toMatch(/state=never-in/)
  expect(asked().at(-1)).not.toMatch(/role=/)
  expect(window.location.search).toBe('?state=never-in')
  expect(count(/Health Practitioners/).getAttribute('aria-pressed')).toBe('false')
  expect(count(/^Never signed in/).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(count(/^Never signed in/))
  await expect.poll(() => window.location.search).toBe('')
})

it('shows for each account whether it is active and its last sign-in', async () => {
  show()
  const rows = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(
    rows.map(({ textContent }) => /Last sign-in: (Never|\d\d\.\d\d\.\d{4})/.exec(textContent)?.[1]),
  ).toEqual(['Never', 'Never', '03.02.2020', 'Never'])
  expect(rows.map(({ textContent }) => textContent.includes('Deactivated'))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('sends a reset link and ends sessions for the account of the menu', async () => {
  const { calls } = show({
    'POST /api/users/:id/password-reset': undefined,
    'DELETE /api/users/:id/sessions': undefined,
  })
  await choose(practitioner, 'Send a password reset')
  await choose(client, 'Sign out everywhere')
  const asked = () => calls.filter(({ route }) => !route.startsWith('GET')).map(({ url }) => url)
  await expect
    .poll(asked)
    .toEqual([`/api/users/${practitioner.id}/password-reset`, `/api/users/${client.id}/sessions`])
})

it('shows for an account without email its username and how to get access', async () => {
  const address = placeholderEmailFor('EF-8')
  const never = account({ ...{ id: 12, firstName: 'Bo', lastName: 'Li' }, username: address, email: address })
  const known = { ...never, id: 13, lastName: 'Lo', lastSignInAt: '2020-02-03T10:00:00Z' }
  const { calls } = show({ 'GET /api/users': page([never, known]) })
  const [row] = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem')
  expect(row?.textContent).toMatch(/No email.*Username ef-8@no-email\.invalid/)
  const entry = within(await choose(never)).getByRole('menuitem', { name: /^Send a password reset/ })
  expect(entry.textContent).toContain('no email address. Print a letter under Invitations')
  fireEvent.click(entry)
  expect(calls.every(({ route }) => route.startsWith('GET'))).toBe(true)
  fireEvent.keyDown(entry, { key: 'Escape' })
  expect((await choose(known)).textContent).toContain('no email address. Issue a new password')
})

it("offers neither deactivating nor deleting for one's own account, with the reason", async () => {
  const { calls } = show()
  const menu = await choose(admin)
  const entries = within(menu).getAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Your password and devices',
    'Reset second factor…You cannot reset your own second factor.',
    'Deactivate…You cannot deactivate your own account.',
    'Delete user…You cannot delete your own account.',
  ])
  for (const entry of entries.slice(1)) {
    expect(entry.getAttribute('aria-disabled')).toBe('true')
    // The entry stays focusable, so that its reason can be read.
    expect(entry.hasAttribute('data-disabled')).toBe(false)
    fireEvent.click(entry)
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.every(({ route }) => route.startsWith('GET'))).toBe(true)
})

it('shows what a practitioner leaves behind before it deactivates the version that was seen', async () => {
  const { calls } = show({
    'GET /api/practitioners': [
      {
        ...{ id: 4, userId: practitioner.id, licenseNumber: '', specialty: '', clinicName: '', version: 1 },
        ...{ clientCount: 64, lastActivity: null, user: practitioner },
      },
    ] as never,
    'PATCH /api/users/:id': practitioner,
  })
  await choose(practitioner, 'Deactivate')
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate account' })
  await within(dialog).findByText('64 clients stay assigned to them')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  await expect
    .poll(() => calls.find(({ route }) => route.startsWith('PATCH'))?.body)
    .toEqual({ isActive: false })
  expect(calls.find(({ route }) => route.startsWith('PATCH'))?.headers.get('If-Match')).toBe('"3"')
})

it('reactivates at once; a deactivated account cannot be sent a link', async () => {
  const { calls } = show({ 'PATCH /api/users/:id': { ...other, isActive: true } })
  const menu = await choose(other)
  expect(
    within(menu)
      .getByRole('menuitem', { name: /Send a password reset.*Reactivate/ })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  fireEvent.click(within(menu).getByRole('menuitem', { name: /^Reactivate/ }))
  await expect
    .poll(() => calls.find(({ route }) => route.startsWith('PATCH'))?.body)
    .toEqual({ isActive: true })
})

it('shows an issued password until it is closed and stores it nowhere', async () => {
  const { queries } = show({ 'PUT /api/users/:id/password': { password: 'abcd-efgh-jkmn-pqrs' } })
  await choose(practitioner, 'Issue a new password')
  const asking = await screen.findByRole('alertdialog', { name: 'Issue a new password' })
  fireEvent.click(within(asking).getByRole('button', { name: 'Issue a new password' }))
  const dialog = await screen.findByRole('dialog', { name: 'New password' })
  within(dialog).getByText('abcd-efgh-jkmn-pqrs')
  within(dialog).getByText(/It is shown only once/)
  const kept = [
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    ...queries
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.data),
  ]
  expect(JSON.stringify(kept)).not.toContain('abcd-efgh')
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
  if (close) fireEvent.click(close)
  await expect.poll(() => screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull()
})

it.each([
  [client, 'Open the client directory', `/admin/clients?q=${encodeURIComponent(client.email)}`],
  [
    practitioner,
    'Open the practitioner management',
    `/admin/practitioners?q=${encodeURIComponent(practitioner.email)}`,
  ],
])('an account with a record links to where it is deleted ($role)', async (who, words, href) => {
  show()
  await choose(who, 'Delete user')
  const dialog = await screen.findByRole('dialog', { name: 'Delete User' })
  within(dialog).getByText(/^Users with associated client or practitioner records cannot be deleted/)
  expect(within(dialog).getByRole('link', { name: words }).getAttribute('href')).toBe(href)
  expect(within(dialog).queryByRole('button', { name: 'Delete user' })).toBeNull()
})

it('deletes an account without a record', async () => {
  const { calls } = show({ 'DELETE /api/users/:id': undefined })
  await choose(other, 'Delete user')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete User' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete user' }))
  await expect.poll(() => calls.map(({ route }) => route)).toContain('DELETE /api/users/:id')
})

it('shows which staff have a second factor and the rule for those without', async () => {
  const { calls } = show({
    'GET /api/users': page([
      { ...admin, factor: 'passkey' },
      { ...practitioner, factor: 'authenticator' },
      { ...other, factor: 'none' },
      client,
    ]),
    'GET /api/settings': portalSettingsRow({ staffFactor: 'required', staffFactorFrom: '2099-01-01' }),
  })
  const rows = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem')
  const factorText = /Passkey as a second factor|App code as a second factor|No second factor/
  expect(rows.map(({ textContent }) => factorText.exec(textContent)?.[0])).toEqual([
    'Passkey as a second factor',
    'App code as a second factor',
    'No second factor',
    undefined,
  ])
  expect(screen.queryByText(/are asked to set one up/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^No second factor/ }))
  await screen.findByText('From 1 January 2099 they will be asked to set one up when they sign in.')
  expect(calls.some(({ url }) => url.includes('state=no-factor') && url.includes('pageSize=20'))).toBe(true)
})

it('links to the settings when no second factor is required', async () => {
  window.history.replaceState(null, '', '/admin/users?state=no-factor')
  show({ 'GET /api/settings': portalSettingsRow() })
  const link = await screen.findByRole('link', { name: 'System Settings' })
  expect(link.getAttribute('href')).toBe('/admin/settings#system')
})

it('resets a second factor after explaining the consequences; disabled for staff without one', async () => {
  const { calls } = show({
    'GET /api/users': page([{ ...other, factor: 'none' }, { ...practitioner, factor: 'passkey' }, client]),
    'DELETE /api/users/:id/factors': refusal(409, { error: 'There is no second factor to reset.' }),
  })
  const menu = await choose(other)
  const entry = within(menu).getByRole('menuitem', { name: /^Reset second factor/ })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(entry, { key: 'Escape' })
  for (const [who, words] of [
    [practitioner, /^The passkeys, the authenticator app and the recovery codes of/],
    [client, /^The passkeys of/],
  ] as const) {
    await choose(who, 'Reset second factor')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset second factor' }))
    dialog.getByText(words)
    dialog.getByText(/^They and all administrators will get a message/)
    fireEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  }
  expect(calls.filter(({ route }) => route.startsWith('DELETE')).map(({ url }) => url)).toEqual([
    `/api/users/${practitioner.id}/factors`,
    `/api/users/${client.id}/factors`,
  ])
})

it.each([
  ['admin', 10, 'client', 6],
  ['client', 6, 'practitioner', 10],
] as const)(
  'shows the password length for a new %s, also after the role has changed',
  async (first, least, then, after) => {
    renderAs('admin', <CreateUserDialog role={first} onClose={() => undefined} />)
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New User' }))
    const field = dialog.getByLabelText('Password')
    const said = () =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    expect(said()).toContain(`At least ${least} characters`)
    fireEvent.click(dialog.getByRole('button', { name: 'Create User' }))
    await waitFor(() => expect(said()).toContain(`Password must be at least ${least} characters`))
    fireEvent.change(field, { target: { value: 'short' } })
    fireEvent.change(dialog.getByLabelText('Role'), { target: { value: then } })
    await waitFor(() => expect(said()).toContain(`Password must be at least ${after} characters`))
    expect(said()).toContain(`At least ${after} characters`)
    expect(said()).not.toContain(`at least ${least} `)
  },
)
