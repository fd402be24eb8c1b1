import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import DeletionRequests from './deletion-requests'
import type { DeletionRequest } from './deletion-words'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

const request = (fields: Partial<DeletionRequest> = {}): DeletionRequest => ({
  ...{ id: 4, userId: 11, name: named.client.name, email: named.client.email, role: 'client' },
  ...{ reportCount: 3, createdAt: '2026-11-14T09:12:00' },
  ...fields,
})
const nameless = request({ id: 5, userId: 12, name: 'x@example.com', email: 'x@example.com', reportCount: 0 })
const staff = request({
  ...{ id: 6, userId: 21, name: named.practitioner.name, email: 'm@example.com' },
  ...{ role: 'practitioner', reportCount: 7 },
})
const own = request({
  id: 7,
  userId: people.admin.id,
  name: 'Oneself',
  email: 'o@example.com',
  role: 'admin',
})
const all = [request(), nameless, staff, own]

const show = (answers: ApiMocks = {}) =>
  renderAs('admin', <DeletionRequests />, { 'GET /api/deletion-requests': all, ...answers })
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Carry out ${name}’s request` }))
  return screen.findByRole('alertdialog', { name: 'Delete this account' })
}

it("lists the requests with what is deleted; one's own needs another administrator", async () => {
  show()
  const asked = 'Asked 14 November 2026 at 09:12'
  expect(await rows()).toEqual([
    `${named.client.name}${named.client.email}, client, 3 reports${asked}Carry out`,
    `x@example.comclient, no reports${asked}Carry out`,
    `${named.practitioner.name}m@example.com, health practitioner${asked}Carry out`,
    `Oneselfo@example.com, administrator${asked}Another administrator must carry this out.`,
  ])
})

it('deletes the requested account once, after explaining the consequences', async () => {
  const { calls } = show({
    'GET /api/deletion-requests': mockSequence(all, [own]),
    'POST /api/deletion-requests/:id/carry-out': new Response(null, { status: 200 }),
  })
  const dialog = await open('x@example.com')
  expect(dialog.textContent).toContain(
    'x@example.com will be deleted with no reports. This cannot be undone.',
  )
  const confirm = within(dialog).getByRole('button', { name: 'Delete Account' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toMatchObject([
    { params: { id: '5' }, body: {} },
  ])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [
      {
        title: 'Account deleted',
        description: 'x@example.com and all their data will be permanently deleted.',
      },
    ],
  ])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('shows why an account was not deleted, and refetches the list', async () => {
  show({
    'GET /api/deletion-requests': mockSequence(all, [staff]),
    'POST /api/deletion-requests/:id/carry-out': refusal(404, { error: 'It is gone already.' }),
  })
  const dialog = await open(named.client.name)
  expect(dialog.textContent).toContain(
    `${named.client.name} (${named.client.email}) will be deleted with 3 reports.`,
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(vi.mocked(toast).mock.calls).toEqual([
    [{ title: 'Account not deleted', description: 'It is gone already.', variant: 'destructive' }],
  ])
})

it('deletes nothing after Cancel', async () => {
  const { calls } = show()
  fireEvent.click(within(await open(named.practitioner.name)).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/deletion-requests'])
})

it('distinguishes an empty list from one that could not be loaded', async () => {
  show({ 'GET /api/deletion-requests': mockSequence(refusal(503, { error: 'The database is away.' }), []) })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody has asked for their account to be deleted.')).toBeTruthy()
})
