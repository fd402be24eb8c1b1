import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type ApiCall, mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { clientRow } from '@/testing/rows'
import EditClientDialog from './edit-client-dialog'

let calls: ApiCall[]
const onClose = vi.fn()
const seen = clientRow()

/** Opens the dialog; each write gets the next reply. */
function open(...replies: Response[]) {
  const answers = { 'GET /api/allergens': [], 'PATCH /api/clients/:id': mockSequence(...replies) }
  calls = renderAs('admin', <EditClientDialog client={seen} onClose={onClose} />, answers).calls
}

const writes = () =>
  calls
    .filter(({ route }) => route === 'PATCH /api/clients/:id')
    .map(({ url, body, headers }) => ({
      call: `PATCH ${url}`,
      body,
      ifMatch: headers.get('If-Match') ?? undefined,
    }))

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const stale = (current: unknown) => refusal(412, { error: 'Changed.', code: 'stale', current })

afterEach(() => void onClose.mockReset())

it('sends the changed fields of account and record in one request, in the version that was seen', async () => {
  const saved = clientRow({ phone: '1', allergies: 'x', version: 4, user: { firstName: 'Anna' } })
  open(Response.json({ ...saved, notUnderstood: ['x'] }))
  type('First Name', 'Anna')
  type('Phone', '1')
  type('Allergies', 'x')
  save()
  expect(await screen.findByText('Saved, with something to check')).toBeTruthy()
  expect(writes()).toEqual([
    {
      call: 'PATCH /api/clients/7',
      body: { firstName: 'Anna', phone: '1', allergies: 'x' },
      ifMatch: '"3"',
    },
  ])
  // It stays open with the saved client, from which another save starts.
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes()).toHaveLength(1)
})

it('writes nothing when the record has changed, and then saves over its new version', async () => {
  const current = clientRow({ address: 'Theirs', currentMedications: 'New', version: 9 })
  open(stale(current), Response.json({ ...current, notUnderstood: [] }))
  type('First Name', 'Anna')
  type('Address', 'Mine')
  save()
  const notice = await screen.findByText('Somebody else changed this client')
  expect(screen.getByRole('listitem').textContent).toContain('Address: they wrote Theirs')
  expect(notice.parentElement?.textContent).toContain('Their changes: Current Medications.')
  expect([field('Address').value, field('Current Medications').value]).toEqual(['Mine', 'New'])
  expect(writes()).toHaveLength(1)
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes()[1]).toEqual({
    call: 'PATCH /api/clients/7',
    body: { firstName: 'Anna', address: 'Mine' },
    ifMatch: '"9"',
  })
})

it('uses their value in a field both changed when chosen', async () => {
  const current = clientRow({ address: 'Theirs', version: 9 })
  open(stale(current))
  type('Address', 'Mine')
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Use theirs' }))
  expect(field('Address').value).toBe('Theirs')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes()).toHaveLength(1)
})

it('lists the fields not saved when the account is refused, and shows the error at its field', async () => {
  open(refusal(409, { error: 'Taken.', fields: { email: 'is in use' } }))
  type('Email', 'b@example.com')
  type('Address', 'Here')
  save()
  expect(await screen.findByText('Not saved: Email, Address. Taken.')).toBeTruthy()
  expect(screen.getByText('Taken.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it('shows no message about allergies that were not edited', async () => {
  open(Response.json({ ...clientRow({ address: 'Here' }), notUnderstood: ['old'] }))
  type('Address', 'Here')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByText('Saved, with something to check')).toBeNull()
})

it("shows the account's current values when it has changed", async () => {
  open(stale(clientRow({ version: 8, user: { lastName: 'Theirs' } })))
  type('First Name', 'Anna')
  save()
  await screen.findByText('Somebody else changed this client')
  expect([field('First Name').value, field('Last Name').value]).toEqual(['Anna', 'Theirs'])
  expect(writes()).toEqual([{ call: 'PATCH /api/clients/7', body: { firstName: 'Anna' }, ifMatch: '"3"' }])
})

it('saves again automatically when nothing the form shows has changed', async () => {
  const current = clientRow({ version: 4, reportCount: 9 })
  open(stale(current), Response.json({ ...current, notUnderstood: [] }))
  type('Address', 'Here')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"'])
})

it('counts as saved when the record already has the values', async () => {
  open(stale({ ...clientRow({ phone: '1', version: 4 }), notUnderstood: [] }))
  type('Phone', '1')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes()).toHaveLength(1)
  expect(screen.queryByText(/has changed this client/u)).toBeNull()
})
