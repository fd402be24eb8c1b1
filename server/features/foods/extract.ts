import { sql } from 'drizzle-orm'
import { writeCsvRow } from '@shared/domain/csv'
import { findFood } from '@shared/domain/loose-match'
import type { Database } from '../../database/connect'
import { foods } from './foods.tables'

/** What spreadsheets take for a formula is written as text. */
const plainCell = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** Every food that a report has tested, with how many reports did, as CSV. What the catalogue knows by name is filled in. */
export async function extractFoods(db: Database): Promise<string> {
  const { rows } = await db.execute<{ food: string; reports: number }>(sql`
    select min(result->>'food') as food, count(distinct reports.id)::int as reports
    from reports, jsonb_array_elements(results) as result
    group by lower(result->>'food') order by 1`)
  const known = await db.select().from(foods)
  const lines = rows.map(({ food, reports }) => {
    const found = findFood(food, known)
    const match = found?.kind === 'exact' ? found.food : undefined
    return writeCsvRow([
      plainCell(food),
      plainCell(match?.latinName ?? ''),
      plainCell(match?.category ?? ''),
      reports,
      match ? 'yes' : 'no',
    ])
  })
  return `\ufeff${['name,latinName,category,reports,inDatabase', ...lines].join('\r\n')}\r\n`
}
