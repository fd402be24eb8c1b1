import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { copyText } from '@/lib/copy-text'
import { refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { practitionerRow } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import { DialogHost } from '@/ui/dialog-host'
import type { Account } from '../person-words'
import { AccountRows } from './account-rows'
import CreateUserDialog from './create-user-dialog'
import DeactivateDialog from './deactivate-dialog'
import DeleteAccountDialog from './delete-account-dialog'
import IssuePasswordDialog from './issue-password-dialog'
import ResetFactorDialog from './reset-factor-dialog'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
vi.mock(import('@/lib/copy-text'), () => ({ copyText: vi.fn(() => Promise.resolve(true)) }))
// A write loads this module on demand; loaded before, it does not delay the assertions.
beforeAll(async () => {
  await import('@/api/query-invalidations')
})

const account = (changes: Partial<Account>): Account => ({
  ...people.client,
  ...{ emailConfirmed: true, version: 3, hasCredential: false, hasRecord: false, lastSignInAt: null },
  factor: null,
  ...changes,
})
const client = account({ id: 11 })
const knownClient = account({ id: 12, lastSignInAt: '2020-02-03T10:00:00Z' })
const practitioner = account({ ...people.practitioner, factor: 'passkey' })
const other = account({ ...people.admin, id: 32, isActive: false, factor: 'none' })
const away = () => refusal(503, { error: 'The database is away.' })
const nameOf = ({ firstName, lastName }: Account) => `${firstName} ${lastName}`

const list = (accounts: Account[], answers: ApiMocks = {}) =>
  renderAs(
    'admin',
    <DialogHost>
      <AccountRows accounts={accounts} />
    </DialogHost>,
    answers,
  )
const writes = (calls: ApiCall[]) =>
  calls.filter(({ route }) => !route.startsWith('GET')).map(({ url }) => url)

it('shows a column for each fact of an account in a wide window', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const seen = { ...practitioner, username: 'amara', lastSignInAt: '2020-02-03T10:00:00Z' }
  list([seen, { ...client, createdAt: '2026-03-04T00:00:00Z' }, { ...other, factor: 'authenticator' }])
  const [head, ...rows] = [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(head?.slice(0, 6)).toEqual(['ID', 'Username', 'Email', 'Role', 'First Name', 'Last Name'])
  expect(rows.map((cells) => cells.slice(0, 6))).toEqual([
    ['21', 'amara', seen.email, 'Practitioner', seen.firstName, seen.lastName],
    ['11', client.username, client.email, 'Client', client.firstName, client.lastName],
    ['32', other.username, other.email, 'Admin', other.firstName, other.lastName],
  ])
  expect(rows.map((cells) => cells[7])).toEqual(['Passkey', 'Not required', 'App code'])
  expect(rows.map((cells) => cells[8])).toEqual([
    expect.stringMatching(/^03\.02\.2020Active, last sign-in .*2020/),
    'NeverActive, never signed in',
    'NeverDeactivated, never signed in',
  ])
  expect(rows.map((cells) => cells[9])).toEqual(['01.01.2026', '04.03.2026', '01.01.2026'])
})

it.each([
  [
    'Send a password reset',
    client,
    `${client.email} gets an email with a link to set a new password, or to open their invitation if they have results.`,
    'Link on its way',
    '/api/users/11/password-reset',
  ],
  [
    'Send a password reset',
    knownClient,
    `${client.email} gets a password reset link, which works for 60 minutes.`,
    'Link on its way',
    '/api/users/12/password-reset',
  ],
  [
    'Sign out everywhere',
    practitioner,
    `${nameOf(practitioner)} has to sign in again on every device.`,
    'Signed out everywhere',
    '/api/users/21/sessions',
  ],
  ['Reactivate', other, `${nameOf(other)} can sign in again.`, 'Account reactivated', '/api/users/32'],
])('confirms what %s did, and shows what failed', async (entry, who, done, title, url) => {
  for (const answer of [away(), Response.json(who)]) {
    const { calls, unmount } = list([who], {
      'POST /api/users/:id/password-reset': answer,
      'DELETE /api/users/:id/sessions': answer,
      'PATCH /api/users/:id': answer,
    })
    fireEvent.click(screen.getByLabelText(`Actions for user ${who.id}, ${nameOf(who)}`))
    const menu = within(await screen.findByRole('menu'))
    fireEvent.click(menu.getByText(entry))
    await waitFor(() => expect(writes(calls)).toEqual([url]))
    await waitFor(() => expect(toastTexts()).toHaveLength(answer.ok ? 2 : 1))
    unmount()
  }
  expect(toastTexts()).toEqual([
    ['Error', 'The database is away.'],
    [title, done],
  ])
})

const dialogs = {
  Deactivate: DeactivateDialog,
  Reset: ResetFactorDialog,
  'Delete user': DeleteAccountDialog,
}

it.each([
  ['Deactivate', 'PATCH /api/users/:id', 'Error', 'Account deactivated', 'cannot sign in any more.'],
  [
    'Reset',
    'DELETE /api/users/:id/factors',
    'Not reset',
    'Second factor reset',
    'now signs in with just a password.',
  ],
  ['Delete user', 'DELETE /api/users/:id', 'Error', 'Success', 'User deleted successfully'],
] as const)(
  '%s is sent once despite repeated presses and confirms its result or failure',
  async (label, route, failure, title, done) => {
    const Dialog = dialogs[label]
    for (const answer of [away(), Response.json(other)]) {
      vi.clearAllMocks()
      const onClose = vi.fn()
      const { calls, unmount } = renderAs('admin', <Dialog account={other} onClose={onClose} />, {
        [route]: answer,
      })
      const button = within(screen.getByRole('alertdialog')).getByRole('button', { name: label })
      fireEvent.click(button)
      fireEvent.click(button)
      if (!answer.ok) {
        await waitFor(() => expect(toastTexts()).toEqual([[failure, 'The database is away.']]))
      } else {
        await waitFor(() => expect(toastTexts()).toEqual([[title, expect.stringContaining(done)]]))
      }
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
      expect(writes(calls)).toHaveLength(1)
      unmount()
    }
  },
)

it('issues one password despite repeated presses and copies it with the sign-in address', async () => {
  const onClose = vi.fn()
  for (const answer of [away(), Response.json({ password: 'pear-7' })]) {
    const { calls, unmount } = renderAs('admin', <IssuePasswordDialog account={client} onClose={onClose} />, {
      'PUT /api/users/:id/password': answer,
    })
    const button = within(screen.getByRole('alertdialog')).getByRole('button', {
      name: 'Issue a new password',
    })
    fireEvent.click(button)
    fireEvent.click(button)
    if (answer.ok) {
      await screen.findByText('It can be shown again in the list until they choose their own.')
      fireEvent.click(screen.getByText('Copy sign-in details'))
    } else await waitFor(() => expect(toastTexts()).toEqual([['Error', 'The database is away.']]))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(writes(calls)).toHaveLength(1)
    unmount()
  }
  expect(vi.mocked(copyText).mock.calls).toEqual([
    [`Portal: ${location.origin}/auth\nEmail: ${client.email}\nPassword: pear-7`],
  ])
})

it('shows what a deactivated person leaves behind', async () => {
  const expectToast = async (who: Account, words: string, clients?: number) => {
    const { unmount } = renderAs('admin', <DeactivateDialog account={who} onClose={() => undefined} />, {
      'GET /api/practitioners':
        clients === undefined
          ? []
          : [
              practitionerRow({ id: 1, userId: 1, clientCount: 7 }),
              practitionerRow({ userId: who.id, clientCount: clients }),
            ],
    })
    expect(await screen.findByText(words)).toBeTruthy()
    unmount()
  }
  await expectToast(client, 'Their reports and results stay.')
  await expectToast(practitioner, 'No clients are assigned to them.', 0)
  await expectToast(practitioner, '1 client stays assigned to them', 1)
  await expectToast(practitioner, 'Their clients stay assigned to them')
})

it('creates one account despite repeated presses', async () => {
  const onClose = vi.fn()
  const { calls } = renderAs('admin', <CreateUserDialog role="client" onClose={onClose} />, {
    'POST /api/admin/users': client as never,
  })
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: client.email } })
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'pear-tree-7' } })
  const button = dialog.getByText('Create User')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(toastTexts()).toEqual([['Success', 'User created successfully']])
  expect(calls.map(({ body }) => body)).toEqual([
    { firstName: '', lastName: '', email: client.email, password: 'pear-tree-7', role: 'client' },
  ])
})
