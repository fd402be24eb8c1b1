import type { BodyOf } from '@shared/core/contract'
import type { practitioners as contract } from '@shared/features/practitioners'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import type { Edit } from '../../http/preconditions'
import { addKnown, editPerson, hashNewPassword } from '../accounts/accounts.public'
import { findPractitioner } from './practitioners.queries'
import { practitioners } from './practitioners.tables'

type Body<R extends keyof typeof contract> = BodyOf<(typeof contract)[R]>
type Practice = Partial<Omit<typeof practitioners.$inferInsert, 'id' | 'userId'>>

/** Adds the record of a practitioner's account. */
export async function addPractitioner(
  db: Database | Transaction,
  userId: number,
  practice: Practice = {},
): Promise<number> {
  const [row] = await db
    .insert(practitioners)
    .values({ userId, ...practice })
    .returning({ id: practitioners.id })
  if (!row) throw new Error('the insert returned no row')
  return row.id
}

export async function createPractitioner(
  deps: Dependencies,
  actor: Actor,
  { email, password, firstName, lastName, ...practice }: Body<'POST /api/practitioners'>,
) {
  const person = { email, firstName, lastName, role: 'practitioner' } as const
  const passwordHash = await hashNewPassword(deps.db, password, { ...person, by: 'admin' })
  return deps.db.transaction(async (tx) => {
    const user = await addKnown(tx, deps, actor, { ...person, password, passwordHash })
    return findPractitioner(tx, await addPractitioner(tx, user.id, practice))
  })
}

/** Changes the given fields of the practice and the account. */
export async function updatePractitioner(
  deps: Dependencies,
  edit: Edit,
  { email, firstName, lastName, ...practice }: Body<'PATCH /api/practitioners/:id'>,
) {
  return deps.db.transaction(async (tx) => {
    await editPerson(tx, deps, practitioners, {
      ...edit,
      noun: 'practitioner',
      action: 'practitioner.update',
      shown: () => findPractitioner(tx, edit.id),
      changes: practice,
      account: { email, firstName, lastName },
    })
    return findPractitioner(tx, edit.id)
  })
}
