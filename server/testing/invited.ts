import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { LinkChannel, LinkPurpose } from '@shared/domain/sign-in/sign-in-links'
import { codeForLink, storeEncrypted, makeLink, tokenForLink } from '../features/accounts/accounts.public'
import { users } from '../features/accounts/accounts.tables'
import { reports } from '../features/reports/reports.tables'
import type { Person, Portal } from './portal'

/** Date of birth of clients made by `newcomer` without details. */
export const birthDay = '1990-02-14'

/** A client who has never signed in, with a stored generated password. */
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

/** Like `newcomer`, with a report to read, as an invitation requires one. */
export async function invitee(...whom: Parameters<typeof newcomer>): Promise<Person> {
  const person = await newcomer(...whom)
  await addReport(whom[0], person.clientId, `OF-${person.userId}`)
  return person
}

/** Adds a report of a client, completed by default. */
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

/**
 * Makes a link as the portal or `createdBy` does. The token is the part after the # in the message,
 * or the printed code.
 */
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
