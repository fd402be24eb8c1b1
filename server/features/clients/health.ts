import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { allergiesText, answeredIn, listAllergies } from '@shared/domain/avoidance/allergies'
import { splitFoods } from '@shared/domain/avoidance/diets'
import { LONGEST_LISTED, MOST_LISTED } from '@shared/features/clients'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { editRow } from '../../edit/edit-row'
import type { Edit } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import { findAccount, sharedVersion } from '../accounts/accounts.public'
import { unknownFoods, wordsFor } from '../foods/foods.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { notes } from './clients.notices'
import { lockClient, type ReportsOfClient } from './clients.queries'
import { answeredNow } from './clients.service'
import { clients } from './clients.tables'
import { ownFoodsOf, ownFoodsText, withoutAllergies } from './diet'

type Record = typeof clients.$inferSelect
type HealthBody = NonNullable<Body<'PUT /api/user/health'>>

/** A client's allergies and own foods. Throws a 404 Problem when there is no such client. */
export async function readHealth(db: Database, clientId: number) {
  const [record] = await db.select().from(clients).where(eq(clients.id, clientId))
  if (!record) throw notFound('The client')
  return present(db, await underSharedVersion(db, record))
}

/** Replaces both lists, and notifies practitioners of a removed allergy. Throws a Problem. */
export async function updateHealth(
  deps: Dependencies,
  reports: ReportsOfClient,
  { actor, id, ifMatch }: Edit,
  said: HealthBody,
) {
  const health = await deps.db.transaction(async (tx) => {
    const before = await underSharedVersion(tx, await lockClient(tx, id))
    const { fields } = await editRow(tx, clients, {
      row: before,
      ifMatch,
      what: 'these lists',
      shown: (now) => present(tx, now),
      changes: changesOf(before, said),
      prepare: (differing) =>
        differing.includes('allergies') ? answeredNow(changesOf(before, said).allergies) : undefined,
      event: { actorId: actor.id, action: 'client.update', subjectId: id },
    })
    const after = fields.length > 0 ? await underSharedVersion(tx, await lockClient(tx, id)) : before
    if (actor.role === 'client' && isOneGone(before.allergies, after.allergies))
      for (const { userId, ...report } of await reports.seenBy(tx, id)) {
        const subjectId = await notify(tx, userId, notes.allergyRemoved(report))
        await enqueueEmail(tx, { kind: 'allergy-removed', userId, subjectId })
      }
    return present(tx, after)
  })
  sendOutboxSoon(deps)
  return health
}

/** Adds allergies to a client's record, even beyond the limit of a list. Throws a 404 Problem. */
export async function addAllergies(
  tx: Transaction,
  actor: Pick<Actor, 'id'>,
  clientId: number,
  names: readonly string[],
): Promise<void> {
  const before = await lockClient(tx, clientId)
  const listed = listAllergies(before.allergies)
  const known = new Set(listed.map((name) => name.toLowerCase()))
  const added = names.filter((name) => !known.has(name.toLowerCase()))
  if (added.length === 0) return
  const allergies = allergiesText([...listed, ...added], false)
  await editRow(tx, clients, {
    row: before,
    changes: { allergies },
    prepare: () => answeredNow(allergies),
    event: { actorId: actor.id, action: 'client.update', subjectId: clientId },
  })
}

/** Admins edit allergies in the version shared by record and account, so everybody must. */
async function underSharedVersion(db: Database | Transaction, record: Record): Promise<Record> {
  const account = await findAccount(db, record.userId)
  return account ? { ...record, version: sharedVersion(record, account) } : record
}

async function present(db: Database | Transaction, record: Record) {
  const allergies = listAllergies(record.allergies)
  const ownFoods = ownFoodsOf(record)
  const listed = [...allergies, ...ownFoods]
  return {
    allergies,
    answered: answeredIn(record.allergies),
    answeredAt: record.allergiesAnsweredAt,
    unknown: await unknownFoods(db, listed),
    ownFoods,
    words: await wordsFor(db, listed),
    version: record.version,
  }
}

/** The columns to change; equal entries keep their text. Throws a 400 Problem. */
function changesOf(before: Record, { allergies, none = false, ownFoods }: HealthBody) {
  const listed = { allergies: listAllergies(before.allergies), ownFoods: splitFoods(before.ownFoods) }
  refuseTooMuch('allergies', allergies, listed.allergies)
  refuseTooMuch('ownFoods', ownFoods, listed.ownFoods)
  const text = allergiesText(allergies, none)
  const ownText = ownFoodsText(withoutAllergies(ownFoods, allergies))
  const isSame = (one: string, other: string, list: (text: string) => string[]) =>
    JSON.stringify(list(one)) === JSON.stringify(list(other))
  return {
    allergies:
      answeredIn(text) === answeredIn(before.allergies) && isSame(text, before.allergies, listAllergies)
        ? before.allergies
        : text,
    ownFoods: isSame(ownText, before.ownFoods, splitFoods) ? before.ownFoods : ownText,
  }
}

/** An admin's text may already exceed the limit, and may stay. */
function refuseTooMuch(field: 'allergies' | 'ownFoods', said: readonly string[], before: readonly string[]) {
  const at = said.findIndex((name) => name.length > LONGEST_LISTED && !before.includes(name))
  const [place, why] =
    said.length > Math.max(MOST_LISTED, before.length)
      ? [field, `must be at most ${MOST_LISTED} foods`]
      : [`${field}.${at}`, `must be at most ${LONGEST_LISTED} characters`]
  if (place !== `${field}.-1`)
    throw new Problem('invalid', `Please check the entries: ${field} ${why}.`, { fields: { [place]: why } })
}

function isOneGone(before: string, after: string): boolean {
  const left = new Set(listAllergies(after).map((name) => name.toLowerCase()))
  return listAllergies(before).some((name) => !left.has(name.toLowerCase()))
}
