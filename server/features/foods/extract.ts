import { writeCsvRow } from '@shared/domain/text/csv'
import { findFood } from '@shared/domain/foods/loose-match'
import type { Database } from '../../database/connect'
import type { FoodsInReports } from './food-uses'
import { textCell } from './food-csv'
import { foods } from './foods.tables'

/** CSV of every food in reports with the number of reports, completed from the catalogue. */
export async function extractFoods(db: Database, reports: FoodsInReports): Promise<string> {
  const tested = await reports.tested(db)
  const known = await db.select().from(foods)
  const lines = tested.map(({ food, reports }) => {
    const found = findFood(food, known)
    const match = found?.kind === 'exact' ? found.food : undefined
    return writeCsvRow([
      textCell(food),
      textCell(match?.latinName ?? ''),
      textCell(match?.category ?? ''),
      reports,
      match ? 'yes' : 'no',
    ])
  })
  return `\ufeff${['name,latinName,category,reports,inDatabase', ...lines].join('\r\n')}\r\n`
}
