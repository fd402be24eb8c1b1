import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import { faqs } from './faqs.tables'
import type { Dependencies } from '../../dependencies'
import { readable } from '../../database/readable'
import { editRow, lockRow } from '../../edit/edit-row'
import type { Edit } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { endOf, addSeedFaqs } from './seed-faqs'

/** FAQs as other features may read them. */
export const faq = readable('faq', faqs)

export const inOrder = [asc(faqs.priority), asc(faqs.id)]

/** Adds an FAQ at the end of its role's list. */
export async function addFaq(tx: Transaction, actor: Actor, fields: Body<'POST /api/faqs'>) {
  const priority = await endOf(tx, fields.targetRole)
  const [faq] = await tx
    .insert(faqs)
    .values({ ...fields, priority })
    .returning()
  if (!faq) throw new Error('the insert returned no row')
  await audit(tx, { actorId: actor.id, action: 'faq.create', subjectId: faq.id })
  return faq
}

/** Changes the given fields. Throws a Problem: 404, 412 with the current FAQ. */
export async function updateFaq(
  { db }: Dependencies,
  { actor, id, ifMatch }: Edit,
  changes: Body<'PATCH /api/faqs/:id'>,
) {
  return db.transaction(async (tx) => {
    const { row } = await editRow(tx, faqs, {
      row: await lockFaq(tx, id),
      ifMatch,
      what: 'this FAQ',
      changes,
      event: { actorId: actor.id, action: 'faq.update', subjectId: id },
    })
    return row
  })
}

/** Sets all priorities or none, and returns every FAQ. Throws a 404 Problem. */
export async function reorderFaqs(
  { db }: Dependencies,
  actor: Actor,
  updates: Body<'PATCH /api/faqs/priorities'>['updates'],
) {
  return db.transaction(async (tx) => {
    const ids = updates.map(({ id }) => id)
    // Locked in the order of ids, so that simultaneous reorders do not deadlock.
    const there = await tx
      .select({ id: faqs.id })
      .from(faqs)
      .where(inArray(faqs.id, ids))
      .orderBy(faqs.id)
      .for('update')
    if (there.length < ids.length) throw notFound('One of the FAQs')
    const priorities = updates.map(({ priority }) => priority)
    const { rowCount } = await tx.execute(sql`
      update faqs set priority = wished.priority, version = version + 1, updated_at = now()
      from unnest(${sql.param(ids)}::int[], ${sql.param(priorities)}::int[]) as wished (id, priority)
      where faqs.id = wished.id and faqs.priority <> wished.priority`)
    if (rowCount) await audit(tx, { actorId: actor.id, action: 'faq.order' })
    return tx
      .select()
      .from(faqs)
      .orderBy(...inOrder)
  })
}

/** Deletes an FAQ. Throws a 404 Problem. */
export async function deleteFaq({ db }: Dependencies, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFaq(tx, id)
    await tx.delete(faqs).where(eq(faqs.id, id))
    await audit(tx, { actorId: actor.id, action: 'faq.delete', subjectId: id })
  })
}

/** Adds the professional FAQs that this portal has never had. Returns how many. */
export async function addPractitionerFaqs({ db }: Dependencies, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await addSeedFaqs(tx, 'practitioner')
    if (count > 0) await audit(tx, { actorId: actor.id, action: 'faq.add-practitioner' })
    return count
  })
}

const lockFaq = (tx: Transaction, id: number) => lockRow(tx, faqs, eq(faqs.id, id), 'The FAQ')
