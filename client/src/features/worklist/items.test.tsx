import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { toastTexts } from '@/testing/toast-texts'
import { DialogHost } from '@/ui/dialog-host'
import { DeletionItem, NeverSignedIn, QuestionItem } from './person-items'
import { ExportItem, JobItem } from './portal-items'
import { AccountRequestItem } from './account-request-item'
import type { WorklistRow } from './worklist-words'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

/** An open item of Nia; each of its ids is different. */
const nia = (fields: Partial<WorklistRow> = {}): WorklistRow => ({
  ...{ kind: 'registration', title: 'Nia Cole', since: '2026-11-07T09:00:00Z', reason: 'It waits' },
  ...{ reportId: 1, userId: 2, questionId: 3, registrationId: 4, addressChangeId: 5, exportId: 6 },
  ...{ deletionId: 7, job: 'fold-tallies', sampleId: null, actions: [] },
  ...fields,
})

type Item = ComponentType<{ row: WorklistRow }>

function show(Shown: Item, row: WorklistRow, answers: ApiMocks = {}) {
  const { calls } = renderAs(
    'admin',
    <DialogHost>
      <Shown row={row} />
    </DialogHost>,
    answers,
  )
  return () => calls.map(({ route, params, body }) => [route, params, body])
}

const press = (name: string) => fireEvent.click(screen.getByText(name))
const changed = { error: 'Somebody else has done it.' }
const refused = async () => expect(await screen.findByText(changed.error)).toBeTruthy()

type Act = [string, Item, Partial<WorklistRow>, ApiMocks, [string, object, unknown], string[]]

it.each<Act>([
  [
    'Let in',
    AccountRequestItem,
    { actions: ['let-in', 'refuse'] },
    { 'POST /api/registrations/:id/let-in': mockSequence(refusal(409, changed), Response.json(null)) },
    ['POST /api/registrations/:id/let-in', { id: '4' }, undefined],
    ['Let in', 'Nia Cole can sign in now.'],
  ],
  [
    'Approve',
    AccountRequestItem,
    { kind: 'address', actions: ['confirm-address', 'refuse'] },
    { 'POST /api/address-changes/:id/confirm': mockSequence(refusal(409, changed), Response.json(null)) },
    ['POST /api/address-changes/:id/confirm', { id: '5' }, undefined],
    ['Email approved', 'Nia Cole now signs in with the new email address.'],
  ],
  [
    'Prepare again',
    ExportItem,
    {},
    { 'POST /api/exports/:id/again': mockSequence(refusal(409, changed), Response.json(null)) },
    ['POST /api/exports/:id/again', { id: '6' }, {}],
    ['Preparing again', 'Nia Cole gets a message when the data is ready.'],
  ],
  [
    'Run now',
    JobItem,
    { kind: 'job' },
    { 'POST /api/jobs/:name/run': mockSequence(refusal(409, changed), Response.json({ state: 'waiting' })) },
    ['POST /api/jobs/:name/run', { name: 'fold-tallies' }, {}],
    ['Running now', 'The item disappears once it works.'],
  ],
])("%s: shows why it was refused, then sends the right row's id", async (...one) => {
  const [button, Shown, fields, answers, call, words] = one
  const calls = show(Shown, nia(fields), answers)
  const run = async () => {
    press(button)
    if (button === 'Approve') fireEvent.click(await screen.findByRole('button', { name: 'Approve email' }))
  }
  await run()
  await refused()
  expect(toastTexts()).toEqual([])
  await run()
  await waitFor(() => expect(toastTexts()).toEqual([words]))
  expect(screen.queryByText(changed.error)).toBeNull()
  expect(calls()).toEqual([call, call])
})

it.each([
  [
    'a registration',
    'registration',
    'DELETE /api/registrations/:id',
    '4',
    'Nia Cole will not be able to sign in. The registration will be deleted.',
  ],
  [
    'an email change',
    'address',
    'DELETE /api/address-changes/:id',
    '5',
    'Nia Cole keeps the current email address. The request will be deleted.',
  ],
] as const)('%s is refused only after its consequence was shown', async (_, kind, route, id, consequence) => {
  const calls = show(AccountRequestItem, nia({ kind, actions: ['refuse'] }), {
    [route]: mockSequence(refusal(409, changed), Response.json(null)),
  })
  const ask = async () => {
    press('Refuse')
    return within(await screen.findByRole('alertdialog'))
  }
  const dialog = await ask()
  expect(dialog.getByText(consequence)).toBeTruthy()
  fireEvent.click(dialog.getByText('Cancel'))
  expect(calls()).toEqual([])
  fireEvent.click((await ask()).getByText('Refuse'))
  await refused()
  expect(toastTexts()).toEqual([])
  fireEvent.click((await ask()).getByText('Refuse'))
  await waitFor(() => expect(toastTexts()).toEqual([['Refused', consequence]]))
  expect(calls()).toEqual([
    [route, { id }, undefined],
    [route, { id }, undefined],
  ])
})

it('repeats an invitation with the same key after a failure, and shows the result', async () => {
  const row = nia({ kind: 'never-in', actions: ['invite', 'letter'] })
  const calls = show(NeverSignedIn, row, {
    'POST /api/invitations': mockSequence(
      refusal(503, changed),
      { sent: 1, skipped: [] },
      { sent: 0, skipped: [{ userId: 2, why: 'inactive' as const }] },
    ),
  })
  press('Invite')
  await refused()
  expect(toastTexts()).toEqual([])
  press('Invite')
  await waitFor(() => expect(toastTexts()).toEqual([['Invitation sent', 'Nia Cole has been invited again.']]))
  press('Invite')
  await waitFor(() => expect(toastTexts()).toHaveLength(2))
  expect(toastTexts()[1]).toEqual(['Invitation not sent', 'Nia Cole: the account is deactivated.'])
  const bodies = calls().map(([, , body]) => body)
  expect(bodies[0]).toEqual({ userIds: [2], channel: 'email-or-sms', sendKey: expect.any(String) as unknown })
  expect(bodies[1]).toEqual(bodies[0])
})

it('links to the open question', () => {
  show(QuestionItem, nia({ kind: 'question' }))
  const link = screen.getByText('Answer').closest('a')
  expect(link?.getAttribute('href')).toBe('/admin/questions-to-review?review=3')
})

const request = (id: number, userId: number, name: string) => ({
  ...{ id, userId, name, email: `${name.toLowerCase()}@example.com`, role: 'client' as const },
  ...{ reportCount: 2, createdAt: '2026-11-07T09:00:00Z' },
})
const asked = [request(6, 40, 'Omar'), request(7, 41, 'Nia')]

it('carries out the deletion of the row', async () => {
  show(DeletionItem, nia({ kind: 'deletion' }), { 'GET /api/deletion-requests': asked })
  fireEvent.click(await screen.findByText('Carry out'))
  expect(await screen.findByText(/^Nia \(nia@example.com\) will be deleted with 2 reports/)).toBeTruthy()
})

it.each([
  ['who asked for it', request(7, people.admin.id, 'Nia'), 'Another administrator must carry this out.'],
  ['where it is gone', request(8, 41, 'Nia'), null],
])('disables carrying out a deletion for the admin %s', async (_, one, note) => {
  show(DeletionItem, nia({ kind: 'deletion' }), { 'GET /api/deletion-requests': [one] })
  const button = (await screen.findByText('Carry out')).closest('button')
  expect(button?.disabled).toBe(true)
  expect(screen.queryByText('Another administrator must carry this out.')?.textContent ?? null).toBe(note)
})
