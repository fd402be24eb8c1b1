import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { LinkChannel, LinkPurpose } from '@shared/domain/sign-in/sign-in-links'
import { codeForLink, storeEncrypted, makeLink, tokenForLink } from '../features/accounts/accounts.public'
import { users } from '../features/accounts/accounts.tables'
import { reports } from '../features/reports/reports.tables'
import type { Person, Portal } from './portal'

/** Of every client that `newcomer` makes without other details. */
export const birthDay = '1990-02-14'

/** A client who has never signed in, with a generated password that is kept. */
export async function newcomer(
  portal: Portal,
  details: Parameters<Portal['person']>[1] = { dateOfBirth: birthDay },
): Promise<Person> {
  const { db, cipher } = portal.deps
  const person = await portal.person('client', details)
  await db.update(users).set({ lastSignInAt: null }).where(eq(users.id, person.userId))
  await storeEncrypted(db, cipher, person.userId, 'a generated password')
  return person
}

/** The same with a report to read, without which an invitation opens nothing. */
export async function invitee(...whom: Parameters<typeof newcomer>): Promise<Person> {
  const person = await newcomer(...whom)
  await addReport(whom[0], person.clientId, `OF-${person.userId}`)
  return person
}

/** A report of a client, of a sample; one that can be read where nothing else is said. */
export async function addReport(
  { deps }: Portal,
  clientId: number,
  sampleId: string,
  status: 'pending' | 'completed' = 'completed',
): Promise<void> {
  await deps.db.insert(reports).values({
    ...{ sampleId, clientId, clientName: 'Somebody', status, scale: 'index' },
    ...{ fileName: `${sampleId}.csv`, folder: randomUUID(), digest: randomUUID() },
  })
}

/** Makes a link as whoever invites does, the portal or `createdBy`; what stands behind the # of its message, or the printed code. */
export async function linkFor(
  { deps: { db } }: Portal,
  userId: number,
  channel: LinkChannel = 'email',
  purpose: LinkPurpose = 'activate',
  createdBy: number | null = null,
): Promise<{ id: number; token: string }> {
  const made = await db.transaction(async (tx) => {
    const { id } = await makeLink(tx, { userId, purpose, channel, createdBy })
    return { id, code: channel === 'letter' ? await codeForLink(tx, id) : '' }
  })
  const token = made.code || (await tokenForLink(db, made.id))
  if (!token) throw new Error('the link opens nothing')
  return { id: made.id, token }
}
