import { and, desc, eq, sql } from 'drizzle-orm'
import { listAllergies } from '@shared/domain/allergies'
import { avoidListOf } from '@shared/domain/avoid-list'
import { type AvoidedFood, avoidedFoods } from '@shared/domain/avoided-foods'
import type { ResolvedFood } from '@shared/domain/food-matcher/resolve'
import type { ScaleName } from '@shared/domain/levels'
import type { Database, Transaction } from '../../database/connect'
import { allergiesOf } from '../clients/clients.public'
import { resolveFoods } from '../foods/foods.public'
import { reports } from './reports.tables'

/** Tests beyond these say nothing about today. */
const MOST_TESTS = 20

/** What a client must avoid. `latest` is null without a completed report; `allergies` are as the client's record lists them. */
export type ClientFoods = {
  latest: { reportId: number; day: string | null; scale: ScaleName } | null
  avoided: AvoidedFood[]
  allergies: string[]
}

/** Reads what this client must avoid, as the completed reports and the allergies stand now. */
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
  }
}

/** The same as the matcher looks for it, with the allergies in their own words. */
export async function avoidedBy(db: Database, clientId: number): Promise<readonly ResolvedFood[]> {
  const own = await clientFoods(db, clientId)
  const names = avoidListOf(own).map(({ foodName }) => foodName)
  return resolveFoods(db, names, own.allergies)
}
