import { afterEach, expect, it, vi } from 'vitest'
import { clientRow } from '@/testing/rows'
import { valuesOf, type ClientValues } from './client-values'
import { saveClient } from './save-client'

type Call = { call: string; body: unknown; ifMatch: string | undefined }
const calls: Call[] = []

/** Answers each call in turn. */
function answers(...replies: Response[]) {
  calls.length = 0
  vi.stubGlobal(
    'fetch',
    (url: string, init: { method: string; body: string; headers: Record<string, string> }) => {
      calls.push({
        call: `${init.method} ${url}`,
        body: JSON.parse(init.body),
        ifMatch: init.headers['If-Match'],
      })
      return Promise.resolve(replies.shift())
    },
  )
}

afterEach(() => void vi.unstubAllGlobals())

const seen = clientRow()
const mine = (fields: Partial<ClientValues>): ClientValues => ({ ...valuesOf(seen), ...fields })
const account = { ...seen.user, role: 'client', createdAt: '2026-11-01T00:00:00.000Z' }

it('sends each call only the fields that changed, under the versions seen', async () => {
  const saved = clientRow({ phone: '1', allergies: 'x', version: 4, user: { phone: '1', version: 5 } })
  answers(
    Response.json({ ...saved, notUnderstood: ['x'] }),
    Response.json({ ...account, phone: '1', firstName: 'Anna', version: 6 }),
  )
  const outcome = await saveClient(seen, mine({ firstName: 'Anna', phone: '1', allergies: 'x' }))
  expect(calls).toEqual([
    { call: 'PATCH /api/clients/7', body: { phone: '1', allergies: 'x' }, ifMatch: '"3"' },
    { call: 'PATCH /api/users/21', body: { firstName: 'Anna' }, ifMatch: '"5"' },
  ])
  expect(outcome).toMatchObject({
    kind: 'done',
    notUnderstood: ['x'],
    saved: ['phone', 'allergies', 'firstName'],
    client: { allergies: 'x', phone: '1', version: 4, user: { firstName: 'Anna', version: 6 } },
  })
})

it('writes nothing when the record has changed meanwhile', async () => {
  const current = clientRow({ address: 'Theirs', version: 9 })
  answers(Response.json({ error: 'Changed.', code: 'stale', current }, { status: 412 }))
  const outcome = await saveClient(seen, mine({ firstName: 'Anna', address: 'Mine' }))
  expect(outcome).toEqual({ kind: 'stale', client: current, saved: [] })
  expect(calls).toHaveLength(1)
})

it('tells what was saved when the account is refused', async () => {
  const saved = clientRow({ address: 'Here', version: 4 })
  answers(
    Response.json({ ...saved, notUnderstood: [] }),
    Response.json({ error: 'Taken.', fields: { email: 'is in use' } }, { status: 409 }),
  )
  const outcome = await saveClient(seen, mine({ email: 'b@example.com', address: 'Here' }))
  expect(outcome).toMatchObject({
    kind: 'failed',
    saved: ['address'],
    client: { address: 'Here', version: 4 },
  })
})

it('says nothing about allergies that were not touched', async () => {
  answers(Response.json({ ...clientRow({ address: 'Here' }), notUnderstood: ['old'] }))
  expect(await saveClient(seen, mine({ address: 'Here' }))).toMatchObject({ kind: 'done', notUnderstood: [] })
})

it('shows the account as it is now when it has changed meanwhile', async () => {
  const current = { ...account, lastName: 'Theirs', version: 8 }
  answers(Response.json({ error: 'Changed.', code: 'stale', current }, { status: 412 }))
  expect(await saveClient(seen, mine({ firstName: 'Anna' }))).toMatchObject({
    kind: 'stale',
    saved: [],
    client: { user: { lastName: 'Theirs', version: 8 } },
  })
  expect(calls).toEqual([{ call: 'PATCH /api/users/21', body: { firstName: 'Anna' }, ifMatch: '"4"' }])
})
