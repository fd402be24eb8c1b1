import { eq } from 'drizzle-orm'
import { senselessBirth } from '@shared/domain/text/date-sense'
import { utcDay } from '@shared/domain/text/dates'
import type { Database, Transaction } from '../../database/connect'
import { Problem } from '../../http/problem'
import { client } from '../clients/clients.public'
import { report } from '../reports/reports.public'
import type { FollowedLink } from '../accounts/accounts.public'

type Account = Pick<FollowedLink['account'], 'id' | 'role' | 'lastSignInAt'>

/**
 * What only the invited person knows: the date of birth on record or, without one, the ID of one of
 * their samples.
 */
export type Question = { asks: 'dateOfBirth' | 'sampleId'; answers: string[] }

/** The given answer. */
export type Answer = { dateOfBirth?: string | null; sampleId?: string }

/**
 * The question at an account's first sign-in; undefined for staff, and while no report is theirs,
 * because then nothing waits.
 */
export async function questionFor(db: Database | Transaction, userId: number): Promise<Question | undefined> {
  const [record] = await db
    .select({ id: client.id, dateOfBirth: client.dateOfBirth })
    .from(client)
    .where(eq(client.userId, userId))
  if (!record) return undefined
  // Unreleased reports count too, since a client who has signed in sees them when they are
  // released.
  const rows = await db
    .select({ sampleId: report.sampleId })
    .from(report)
    .where(eq(report.clientId, record.id))
  if (rows.length === 0) return undefined
  if (record.dateOfBirth !== null) return { asks: 'dateOfBirth', answers: [record.dateOfBirth] }
  return { asks: 'sampleId', answers: rows.map(({ sampleId }) => sampleId) }
}

/**
 * Whether an email alone must not let somebody in: they have a report and have not yet identified
 * themselves.
 */
export const mustAnswer = async (
  db: Database | Transaction,
  { id, role, lastSignInAt }: Account,
): Promise<boolean> => role === 'client' && lastSignInAt === null && (await questionFor(db, id)) !== undefined

/**
 * Whether an answer is right. Throws a 400 Problem when it is missing or an impossible birth date,
 * which costs no try.
 */
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
  sampleId: 'Please enter the sample ID that is printed on your kit',
}

/** Ignores capitals, spaces and dashes, which people type differently. */
const plain = (text: string) => text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
