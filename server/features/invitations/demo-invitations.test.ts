import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { invitationStates } from '@shared/features/invitations'
import { users } from '../accounts/accounts.tables'
import { findActor } from '../auth/auth.public'
import { clients } from '../clients/clients.tables'
import { outbox } from '../messaging/messaging.tables'
import { reports } from '../reports/reports.tables'
import { startPortal, type Portal } from '../../testing/portal'
import { addInvitations } from '../../demo/demo-invitations'
import { demoClients, emailOf } from '../../demo/people'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

it('contain each state, a letter, a failed and a revoked message, and leave nothing to be sent', async () => {
  const { db } = portal.deps
  for (const person of demoClients) {
    const email = emailOf(person)
    const [user] = await db
      .insert(users)
      .values({ ...person, email, username: email, role: 'client', passwordHash: '-' })
      .returning()
    const [client] = await db
      .insert(clients)
      .values({ userId: user?.id ?? 0 })
      .returning()
    await db.insert(reports).values({
      sampleId: email,
      clientName: email,
      clientId: client?.id,
      status: 'completed',
      scale: 'µg/ml',
      fileName: 'x.html',
      folder: randomUUID(),
      digest: email,
    })
  }
  const { userId, visit } = await portal.person('admin')
  const admin = await findActor(db, userId)
  if (!admin) throw new Error('the admin is not there')
  await addInvitations(portal.deps, admin)
  const rows = (await visit.get('/api/invitations')).body as Reply<'GET /api/invitations'>
  expect(rows).toHaveLength(demoClients.length)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(invitationStates))
  expect(new Set(rows.flatMap(({ link }) => link?.delivery ?? []))).toEqual(
    new Set(['sent', 'failed', 'printed']),
  )
  expect(rows.filter(({ link }) => link?.revokedAt)).toHaveLength(1)
  const isOver = ({ link }: (typeof rows)[number]) => Date.parse(link?.expiresAt ?? '') < Date.now()
  expect(
    rows
      .filter(({ state }) => state === 'unopened')
      .map(isOver)
      .sort(),
  ).toEqual([false, true])
  expect((await db.select().from(outbox)).filter(({ state }) => state === 'waiting')).toEqual([])
})
