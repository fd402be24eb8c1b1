import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import { answeredIn, listAllergies } from '@shared/domain/avoidance/allergies'
import { senselessBirth } from '@shared/domain/text/date-sense'
import { utcDay } from '@shared/domain/text/dates'
import type { clients as contract } from '@shared/features/clients'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import type { Edit } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import {
  addAccount,
  editPerson,
  storeEncrypted,
  newPassword,
  revokeLinksBy,
} from '../accounts/accounts.public'
import type { By } from '../audit/audit.public'
import { unknownFoods } from '../foods/foods.public'
import { findClient, type ReportsOfClient } from './clients.queries'
import { clients } from './clients.tables'
import type { TextCipher } from '../../encryption/text-cipher'

/** Changes the given fields; returns the allergies that the catalogue does not know. */
export async function updateClient(
  deps: Dependencies,
  reports: ReportsOfClient,
  edit: Edit,
  {
    firstName,
    lastName,
    email,
    isActive,
    phone,
    ...record
  }: BodyOf<(typeof contract)['PATCH /api/clients/:id']>,
) {
  const client = await deps.db.transaction(async (tx) => {
    const fields = await editPerson(tx, deps, clients, {
      ...edit,
      noun: 'client',
      action: 'client.update',
      shown: async () => ({ ...(await findClient(tx, reports, edit.id)), notUnderstood: [] }),
      changes: { ...record, phone },
      account: { firstName, lastName, email, isActive, phone },
    })
    if (record.dateOfBirth && fields.includes('dateOfBirth')) refuseSenseless(record.dateOfBirth)
    if (record.allergies !== undefined && fields.includes('allergies'))
      await tx.update(clients).set(answeredNow(record.allergies)).where(eq(clients.id, edit.id))
    const changed = await findClient(tx, reports, edit.id)
    // A code would now ask for the sample ID, which is on the letter, so such letters end.
    if (changed && fields.includes('dateOfBirth') && record.dateOfBirth === null)
      await revokeLinksBy(tx, changed.userId, 'letter')
    return changed
  })
  if (!client) throw notFound('The client')
  return { ...client, notUnderstood: await unknownFoods(deps.db, listAllergies(client.allergies)) }
}

function refuseSenseless(dateOfBirth: string): void {
  const sentence = senselessBirth(dateOfBirth, utcDay(new Date()))
  if (sentence) throw new Problem('invalid', sentence, { fields: { dateOfBirth: sentence } })
}

/** The time of an answer about allergies; null for an empty text, which is no answer. */
export const answeredNow = (allergies: string) => ({
  allergiesAnsweredAt: answeredIn(allergies) === 'never' ? null : sql`now()`,
})

/** Adds the record of a client's account. */
export async function addClient(
  tx: Transaction,
  userId: number,
  record: { dateOfBirth?: string | null; gender?: string } = {},
): Promise<number> {
  const [client] = await tx
    .insert(clients)
    .values({ userId, ...record })
    .returning({ id: clients.id })
  if (!client) throw new Error('the insert returned no row')
  return client.id
}

export type NewClient = {
  email: string
  firstName: string
  lastName: string
  /** ISO day, if known. */
  dateOfBirth?: string | null
  gender?: string
  phone?: string
}

/** Creates an account with a confirmed address; undefined when the address is taken. */
export async function createClient(
  tx: Transaction,
  { cipher, ...by }: { cipher: TextCipher } & By,
  { dateOfBirth, gender, ...person }: NewClient,
): Promise<{ clientId: number; userId: number } | undefined> {
  const { password, passwordHash } = await newPassword()
  const user = await addAccount(tx, { ...person, role: 'client', passwordHash }, by)
  if (!user) return undefined
  await storeEncrypted(tx, cipher, user.id, password)
  return { clientId: await addClient(tx, user.id, { dateOfBirth, gender }), userId: user.id }
}
