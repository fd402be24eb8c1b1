import { and, desc, eq, sql } from 'drizzle-orm'
import { listAllergies } from '@shared/domain/allergies'
import type { AvoidEntry } from '@shared/domain/avoid-list'
import { type AvoidedFood, avoidedFoods } from '@shared/domain/avoided-foods'
import { ownEntries } from '@shared/domain/diets'
import type { ScaleName } from '@shared/domain/levels'
import type { Database, Transaction } from '../../database/connect'
import { allergiesOf, chosenOf } from '../clients/clients.public'
import { reports } from './reports.tables'

/** Tests beyond these say nothing about today. */
const MOST_TESTS = 20

/**
 * What a client must avoid. `latest` is null without a completed report; `allergies` are as the client's record lists
 * them, `own` what they chose to leave out.
 */
export type ClientFoods = {
  latest: { reportId: number; day: string | null; scale: ScaleName } | null
  avoided: AvoidedFood[]
  allergies: string[]
  own: AvoidEntry[]
}

/** Reads what this client must avoid, as the completed reports, the allergies and the own choice stand now. */
export async function clientFoods(db: Database | Transaction, clientId: number): Promise<ClientFoods> {
  const tests = await db
    .select({
      reportId: reports.id,
      day: sql<string>`coalesce(${reports.reportDate}, ${reports.createdAt}::date)::text`,
      scale: reports.scale,
      results: reports.results,
    })
    .from(reports)
    .where(and(eq(reports.clientId, clientId), eq(reports.status, 'completed')))
    // A report that bears no day counts from its upload: the safer reading of what is newest.
    .orderBy(
      sql`coalesce(${reports.reportDate}, ${reports.createdAt}::date) desc`,
      desc(reports.createdAt),
      desc(reports.id),
    )
    .limit(MOST_TESTS)
  const [latest] = tests
  return {
    latest: latest ? { reportId: latest.reportId, day: latest.day, scale: latest.scale } : null,
    avoided: avoidedFoods(tests),
    allergies: listAllergies(await allergiesOf(db, clientId)),
    own: ownEntries(await chosenOf(db, clientId)),
  }
}

/** The names among them that the client wrote: they may speak of a food in any words. */
export const inOwnWords = ({ allergies, own }: ClientFoods): string[] => [
  ...allergies,
  ...own.map(({ foodName }) => foodName),
]
