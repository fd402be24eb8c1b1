import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const made = async (path: string, body: object) =>
  `${path}/${((await admin.visit.post(path, body)).body as { id: number }).id}`

/** One row of each kind that people edit, by its URL. */
const rows: Record<string, () => Promise<string>> = {
  client: async () => `/api/clients/${(await portal.person('client')).clientId}`,
  practitioner: async () => `/api/practitioners/${(await portal.person('practitioner')).practitionerId}`,
  account: async () => `/api/users/${(await portal.person('client')).userId}`,
  food: () => made('/api/allergens', { name: 'Medlar', category: 'Fruit' }),
  FAQ: () => made('/api/faqs', { question: 'Q?', answer: 'A.', category: 'C', targetRole: 'client' }),
  recipe: () =>
    made('/api/recipes', {
      title: 'Rice',
      ingredients: ['rice'],
      instructions: ['Boil.'],
      category: 'lunch',
    }),
  report: async () => {
    const { body } = await admin.visit.upload('/api/reports/multi-file', tripletForm())
    return `/api/reports/${(body as { id: number }).id}`
  },
}

it('a stale deletion (report) is refused and shows what a change answers; a current one deletes it', async () => {
  const url = (await rows['report']?.()) ?? ''
  const seen = (await admin.visit.patch(url, {})).body as Record<string, unknown>
  const now = (await admin.visit.patch(url, { phone: '030 1' })).body as { version: number }
  const ifMatch = (version: unknown) => ({ headers: { 'If-Match': `"${String(version)}"` } })
  const stale = await admin.visit.send('DELETE', url, ifMatch(seen['version']))
  expect(stale.status).toBe(412)
  const { error, current } = stale.body as { error: string; current: Record<string, unknown> }
  expect(error).toContain('Somebody else has changed this report in the meantime.')
  expect(now).toMatchObject(current)
  expect(JSON.stringify(current)).not.toMatch(/password|preference|notifications/i)
  expect((await admin.visit.send('DELETE', url, ifMatch(now.version))).status).toBe(204)
  expect((await admin.visit.patch(url, {})).status).toBe(404)
})

it.each(Object.keys(rows))(
  'a stale change (%s) shows exactly what the ordinary answer shows',
  async (kind) => {
    const url = (await rows[kind]?.()) ?? ''
    const now = (await admin.visit.patch(url, {})).body as Record<string, unknown>
    const stale = await admin.visit.send('PATCH', url, { body: {}, headers: { 'If-Match': '"999"' } })
    expect(stale.status).toBe(412)
    const { current } = stale.body as { current: Record<string, unknown> }
    expect(Object.keys(current).sort()).toEqual(Object.keys(now).sort())
    expect(current['user']).toEqual(now['user'])
  },
)
