import { eq } from 'drizzle-orm'
import type { AuditAction } from '@shared/domain/audit/audit'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { editRow, lockRow, type ColumnsOf, type Editable, type RowOf } from '../../edit/edit-row'
import type { Edit } from '../../http/preconditions'
import { changeAccount, lockAdmins, lockUser, type AccountChanges } from './accounts.service'

type Versioned = { version: number }

/** The version of record and account as one. It rises whenever either does. */
export const sharedVersion = (record: Versioned, account: Versioned) => record.version + account.version - 1

type Person = Editable & { $inferSelect: { userId: number } }
type PersonEdit<T extends Person> = Edit & {
  /** "client" */
  noun: string
  action: AuditAction
  shown: () => unknown
  /** Fields of the record; `phone` belongs to the account but is audited with the record. */
  changes: Partial<RowOf<T> & { phone: string }>
  account: AccountChanges
}

/**
 * Changes a person's record and account under their shared version, which one edit raises by one.
 * Returns the names of the record's changed fields. Throws a Problem: 404, 412, and those of
 * changeAccount.
 */
export async function editPerson<T extends Person>(
  tx: Transaction,
  deps: Pick<Dependencies, 'notifyOwner'>,
  table: T,
  { actor, noun, action, id, ifMatch, shown, changes, account }: PersonEdit<T>,
): Promise<string[]> {
  // Locked first, in the same order as for deactivating an account.
  if (account.isActive === false) await lockAdmins(tx)
  const record = await lockRow(tx, table, eq(table.id, id), `The ${noun}`)
  const { id: userId, phone, version } = await lockUser(tx, record.userId)
  const row: RowOf<T> & { phone: string } = {
    phone,
    ...record,
    version: sharedVersion(record, { version }),
  }
  const { fields } = await editRow(tx, table, {
    row,
    ifMatch,
    what: `this ${noun}`,
    shown,
    changes,
    prepare: async () => {
      const changed = await changeAccount(tx, deps, actor, userId, account)
      return changed.fields.length > 0 ? ({ version: record.version } as ColumnsOf<T>) : undefined
    },
    event: { actorId: actor.id, action, subjectId: id },
  })
  return fields
}
