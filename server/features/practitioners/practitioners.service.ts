import { eq } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { users as contract } from '@shared/features/users'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import { edited } from '../../database/tables/columns'
import { clients, credentials, practitioners, users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { mayChange } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import { hashPassword } from '../auth/auth.public'
import { unknownFoods } from '../foods/foods.public'
import { audit } from '../overview/audit.public'
import { changedIn } from './changed-in'
import { findClient, findPractitioner } from './users.queries'
import { changeAccount } from './users.service'

type Body<R extends keyof typeof contract> = BodyOf<(typeof contract)[R]>
type NewAccount = Body<'POST /api/admin/users'>

/** Makes an account with the record of its role; a client's given password is kept sealed. */
export async function createAccount(deps: Dependencies, actor: Actor, account: NewAccount) {
  const passwordHash = await hashPassword(account.password)
  return deps.db.transaction((tx) => insertAccount(deps, tx, actor, account, passwordHash))
}

async function insertAccount(
  { sealer }: Dependencies,
  tx: Transaction,
  actor: Actor,
  account: NewAccount,
  passwordHash: string,
) {
  const { email, password, role, firstName = '', lastName = '' } = account
  // A client's username is the email; staff may choose one.
  const username = role === 'client' ? email : account.username || email
  const [user] = await tx
    .insert(users)
    .values({ email, username, role, firstName, lastName, passwordHash })
    .onConflictDoNothing()
    .returning()
  if (!user)
    throw new Problem('conflict', 'Another account uses this email address already.', {
      fields: { email: 'is in use' },
    })
  if (role === 'client') {
    await tx.insert(clients).values({ userId: user.id })
    await tx.insert(credentials).values({ userId: user.id, sealed: sealer.seal(user.id, password) })
  }
  if (role === 'practitioner') await tx.insert(practitioners).values({ userId: user.id })
  await audit(tx, { actorId: actor.id, action: 'user.create', subjectId: user.id })
  return user
}

export async function createPractitioner(
  deps: Dependencies,
  actor: Actor,
  body: Body<'POST /api/practitioners'>,
) {
  const { email, password, firstName, lastName, ...practice } = body
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const user = await insertAccount(
      deps,
      tx,
      actor,
      { email, password, firstName, lastName, role: 'practitioner' },
      passwordHash,
    )
    const [row] = await tx
      .update(practitioners)
      .set(practice)
      .where(eq(practitioners.userId, user.id))
      .returning()
    return row && findPractitioner(tx, row.id)
  })
}

type Edit = { actor: Actor; id: number; ifMatch: string | undefined }

/** Changes what is given of the practice and of the account behind it. */
export async function updatePractitioner(
  deps: Dependencies,
  { actor, id, ifMatch }: Edit,
  body: Body<'PATCH /api/practitioners/:id'>,
) {
  const { email, firstName, lastName, ...practice } = body
  return deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(practitioners).where(eq(practitioners.id, id)).for('update')
    const current = await findPractitioner(tx, id)
    if (!before || !current) throw notFound('The practitioner')
    if (!mayChange(ifMatch, before)) throw stale('practitioner', current)
    const fields = changedIn(practice, before)
    const accountFields = changedIn({ email, firstName, lastName }, current.user)
    // What is edited together has one version, whichever row it is kept in.
    if (fields.length + accountFields.length > 0)
      await tx
        .update(practitioners)
        .set({ ...practice, ...edited })
        .where(eq(practitioners.id, id))
    if (fields.length > 0)
      await audit(tx, { actorId: actor.id, action: 'practitioner.update', subjectId: id, fields })
    await changeAccount(tx, actor, before.userId, { email, firstName, lastName })
    return findPractitioner(tx, id)
  })
}

/** Changes what is given of a client's record; says which allergies are no food that the catalogue knows. */
export async function updateClient(
  deps: Dependencies,
  { actor, id, ifMatch }: Edit,
  body: Body<'PATCH /api/clients/:id'>,
) {
  const { phone, ...record } = body
  const client = await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(clients).where(eq(clients.id, id)).for('update')
    const current = await findClient(tx, id)
    if (!before || !current) throw notFound('The client')
    if (!mayChange(ifMatch, before)) throw stale('client', current)
    const fields = changedIn(body, { ...before, phone: current.phone })
    if (fields.includes('phone'))
      await tx
        .update(users)
        .set({ phone, ...edited })
        .where(eq(users.id, before.userId))
    // The phone number is the account's, and yet of this version: it is edited together with the record.
    if (fields.length > 0) {
      await tx
        .update(clients)
        .set({ ...record, ...edited })
        .where(eq(clients.id, id))
      await audit(tx, { actorId: actor.id, action: 'client.update', subjectId: id, fields })
    }
    return findClient(tx, id)
  })
  if (!client) throw notFound('The client')
  return { ...client, notUnderstood: await unknownFoods(deps.db, client.allergies) }
}

const stale = (what: string, current: unknown) =>
  new Problem('stale', `Somebody else has changed this ${what} in the meantime. Nothing was overwritten.`, {
    current,
  })
