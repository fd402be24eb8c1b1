import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiRoute } from '@shared/api'
import { createApp } from '../app'
import type { WarmUpRead } from '../http/mount'
import { warmUp } from './warm-up'
import { startPortal, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

/** Warms up and returns which reads were done as which user. */
async function warmedUp(): Promise<[route: ApiRoute, email: string][]> {
  const calls: [ApiRoute, string][] = []
  const noted = [...createApp(portal.deps).warmUpReads].map(([route, read]): [ApiRoute, WarmUpRead] => [
    route,
    (actor, given) => {
      calls.push([route, actor.email])
      return read(actor, given)
    },
  ])
  await warmUp(portal.deps, new Map(noted))
  return calls
}

it('the warm-up does reads as the users seen last, and records no reading event', async () => {
  expect(await warmedUp()).toEqual([])
  const client = await portal.person('client')
  const practitioner = await portal.person('practitioner')
  const admin = await portal.person('admin')
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  await admin.visit.upload('/api/reports/multi-file', tripletForm({}, { fields }))
  const trail = async () => {
    const { rows } = await portal.deps.pool.query(
      'select (select count(*) from audit_events) events, (select count(*) from report_openings) openings, (select count(*) from question_reviews) reviews',
    )
    return rows as unknown
  }
  const before = await trail()
  const calls = await warmedUp()
  expect(portal.logged()).not.toContain('could not be rehearsed')
  expect(await trail()).toEqual(before)
  const of = (email: string) => calls.flatMap(([route, by]) => (by === email ? [route] : []))
  expect(of(client.email)).toEqual(
    expect.arrayContaining(['GET /api/reports/:id', 'GET /api/allergens', 'GET /api/verdict']),
  )
  expect([of(practitioner.email), of(admin.email)]).toEqual([
    expect.arrayContaining(['GET /api/worklist']),
    expect.arrayContaining(['GET /api/worklist', 'GET /api/users']),
  ])

  await client.visit.post('/api/logout', {})
  expect((await warmedUp()).map(([, email]) => email)).not.toContain(client.email)
})
