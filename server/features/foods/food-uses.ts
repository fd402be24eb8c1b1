import { countText } from '@shared/domain/counts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect'

/** Beyond this the figure reads "1,000 or more". */
const MOST = 1000

/** Where a food is named, in words ("3 reports and 1 recipe"); undefined when nowhere. */
export async function usesOf(
  tx: Transaction,
  food: { id: number; name: string; alternativeNames: string[] },
): Promise<string | undefined> {
  const names = [food.name, ...food.alternativeNames].map((name) => name.toLowerCase())
  const { rows } = await tx.execute<{ reports: number; recipes: number }>(sql`
    select
      (select count(*)::int from (
        select 1 from reports where exists (
          select 1 from jsonb_array_elements(results) as result where lower(result->>'food') = any(${sql.param(names)})
        ) limit ${MOST}) as found) as reports,
      (select count(*)::int from (
        select 1 from recipes where ${food.id} = any(excluded_allergen_ids) or exists (
          select 1 from unnest(ingredients) as line where strpos(lower(line), ${food.name.toLowerCase()}) > 0
        ) limit ${MOST}) as found) as recipes`)
  const { reports = 0, recipes = 0 } = rows[0] ?? {}
  const said = [counted(reports, 'report'), counted(recipes, 'recipe')].filter((words) => words !== undefined)
  return said.length > 0 ? said.join(' and ') : undefined
}

function counted(count: number, word: string): string | undefined {
  if (count === 0) return undefined
  if (count >= MOST) return `${MOST.toLocaleString('en')} or more ${word}s`
  return countText(count, word)
}
