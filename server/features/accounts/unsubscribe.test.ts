import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { users } from './accounts.tables'
import { unsubscribePath } from './unsubscribe'

let portal: Portal
let person: Person
beforeAll(async () => {
  portal = await startPortal()
  person = await portal.person('client')
})
afterAll(() => portal.close())

const tokenFor = (userId: number, deps = portal.deps) => unsubscribePath(deps, userId).split('#')[1] ?? ''
const end = (token: string) => portal.stranger().post('/api/unsubscribe', { token })
const preferences = async () => (await person.visit.get('/api/user/preferences')).body

it('ends the emails of its person, audits that once, and changes nothing else', async () => {
  const before = await preferences()
  const other = await portal.person('client')
  const token = tokenFor(person.userId)
  expect((await end(token)).status).toBe(204)
  expect((await end(token)).status).toBe(204)
  expect(await preferences()).toEqual({ ...(before as object), emailNotifications: false })
  expect((await other.visit.get('/api/user/preferences')).body).toEqual(before)
  const events = await portal.deps.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'user.unsubscribe'))
    .orderBy(desc(auditEvents.id))
  expect(events).toMatchObject([{ actorId: null, subjectId: person.userId, fields: ['emailNotifications'] }])
})

it('is refused when changed, signed by another or for something else, or for a deleted person', async () => {
  const token = tokenFor(person.userId)
  const gone = await portal.person('client')
  const goneToken = tokenFor(gone.userId)
  await portal.deps.db.delete(users).where(eq(users.id, gone.userId))
  const another = { ...portal.deps, sessionSecrets: ['a secret of somebody else, long enough'] as [string] }
  const device = decodeURIComponent(person.visit.device().split('=')[1] ?? '')
  for (const bad of [
    token.replace(/^\d+/, String(person.userId + 1)),
    `${token}x`,
    String(person.userId),
    tokenFor(person.userId, another),
    device,
    goneToken,
    'x',
  ])
    expect(await end(bad)).toMatchObject({ status: 410, body: { code: 'gone' } })
  expect((await end('')).status).toBe(400)
})
