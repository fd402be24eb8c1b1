import { eq } from 'drizzle-orm'
import { senselessBirth } from '@shared/domain/text/date-sense'
import { utcDay } from '@shared/domain/text/dates'
import type { Database, Transaction } from '../../database/connect'
import { Problem } from '../../http/problem'
import { client } from '../clients/clients.public'
import { report } from '../reports/reports.public'
import type { FollowedLink } from '../accounts/accounts.public'

type Account = Pick<FollowedLink['account'], 'id' | 'role' | 'lastSignInAt'>

/** Known only to the invited person: the date of birth or, without one, a sample ID. */
export type Question = { asks: 'dateOfBirth' | 'sampleId'; answers: string[] }

/** The given answer. */
export type Answer = { dateOfBirth?: string | null; sampleId?: string }

/** Undefined for staff, and while no report is theirs, since then nothing waits. */
export async function questionFor(db: Database | Transaction, userId: number): Promise<Question | undefined> {
  const [record] = await db
    .select({ id: client.id, dateOfBirth: client.dateOfBirth })
    .from(client)
    .where(eq(client.userId, userId))
  if (!record) return undefined
  // Unreleased reports count too, since a signed-in client sees them once released.
  const rows = await db
    .select({ sampleId: report.sampleId })
    .from(report)
    .where(eq(report.clientId, record.id))
  if (rows.length === 0) return undefined
  if (record.dateOfBirth !== null) return { asks: 'dateOfBirth', answers: [record.dateOfBirth] }
  return { asks: 'sampleId', answers: rows.map(({ sampleId }) => sampleId) }
}

/** Whether email alone must not sign in: they have a report and are not yet identified. */
export const mustAnswer = async (
  db: Database | Transaction,
  { id, role, lastSignInAt }: Account,
): Promise<boolean> => role === 'client' && lastSignInAt === null && (await questionFor(db, id)) !== undefined

/** Throws a 400 Problem for a missing or impossible answer, which costs no try. */
export function isRight({ asks, answers }: Question, answer: Answer): boolean {
  const given = plain(answer[asks] ?? '')
  if (given === '') throw new Problem('invalid', missing[asks], { fields: { [asks]: missing[asks] } })
  if (answers.some((right) => plain(right) === given)) return true
  const senseless =
    asks === 'dateOfBirth' ? senselessBirth(answer.dateOfBirth ?? null, utcDay(new Date())) : undefined
  if (senseless) throw new Problem('invalid', senseless, { fields: { [asks]: senseless } })
  return false
}

const missing = {
  dateOfBirth: 'Please enter your date of birth: day, month and year',
  sampleId: 'Please enter the sample ID printed on your kit',
}

/** Ignores capitals, spaces and dashes, which people type differently. */
const plain = (text: string) => text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
