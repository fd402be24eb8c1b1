import { eq } from 'drizzle-orm'
import { allergiesText, answeredIn, listAllergies } from '@shared/domain/avoidance/allergies'
import { splitFoods } from '@shared/domain/avoidance/diets'
import { genderOf } from '@shared/domain/people/gender'
import { distinctNames } from '@shared/domain/text/name-list'
import { edited } from '../../database/columns'
import type { Transaction } from '../../database/connect'
import { clientMerges, clients } from './clients.tables'
import { ownFoodsText, withoutAllergies } from './diet'

type Record = typeof clients.$inferSelect

type IdentityFacts = Pick<Record, 'dateOfBirth' | 'gender'>

/** Why two clients cannot be one person, by their records and reports: a sentence each. */
export function mergeRefusals(from: readonly IdentityFacts[], into: readonly IdentityFacts[]): string[] {
  const differ = (said: (one: IdentityFacts) => string | null | undefined) =>
    from.some((one) => into.some((other) => said(one) && said(other) && said(one) !== said(other)))
  return [
    ...(differ(({ dateOfBirth }) => dateOfBirth) ? ['Their dates of birth differ.'] : []),
    ...(differ(({ gender }) => genderOf(gender)) ? ['Their genders differ.'] : []),
  ]
}

/** Stores a merge and returns its id; the former ids and address are needed later. */
export async function noteMerge(
  tx: Transaction,
  { record, account }: { record: Record; account: { id: number; email: string; phone: string } },
  intoClientId: number,
): Promise<number> {
  await tx.update(clientMerges).set({ intoClientId }).where(eq(clientMerges.intoClientId, record.id))
  const [merge] = await tx
    .insert(clientMerges)
    .values({
      ...{ intoClientId, fromClientId: record.id, fromUserId: account.id },
      ...{ email: account.email, phone: account.phone },
    })
    .returning({ id: clientMerges.id })
  if (!merge) throw new Error('the insert returned no row')
  return merge.id
}

/** Fills gaps from the other record; keeps both allergies, joining texts by a line break. */
export async function mergeRecords(tx: Transaction, from: Record, into: Record): Promise<void> {
  const allergies = [...listAllergies(into.allergies), ...listAllergies(from.allergies)]
  const isNoneKnown = [from, into].some((record) => answeredIn(record.allergies) === 'none')
  const own = distinctNames([...splitFoods(into.ownFoods), ...splitFoods(from.ownFoods)])
  const answers = [from, into].flatMap(({ allergiesAnsweredAt }) => allergiesAnsweredAt ?? [])
  const both = (one: string, other: string) => (one === other ? one : [one, other].filter(Boolean).join('\n'))
  await tx
    .update(clients)
    .set({
      ...edited,
      dateOfBirth: into.dateOfBirth ?? from.dateOfBirth,
      gender: into.gender || from.gender,
      address: into.address || from.address,
      emergencyContact: into.emergencyContact || from.emergencyContact,
      medicalHistory: both(into.medicalHistory, from.medicalHistory),
      currentMedications: both(into.currentMedications, from.currentMedications),
      allergies: allergiesText(allergies, isNoneKnown),
      allergiesAnsweredAt: answers.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
      ownFoods: ownFoodsText(withoutAllergies(own, allergies)),
      diets: [...new Set([...into.diets, ...from.diets])],
      servings: into.servings ?? from.servings,
      minutes: into.minutes ?? from.minutes,
    })
    .where(eq(clients.id, into.id))
}
