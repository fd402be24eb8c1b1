import { setImmediate as others } from 'node:timers/promises'
import type { Database } from '../../database/connect'
import { foodFor, foodMatcher, ofCatalogue, resolveFoods } from './food-names'

const all = ofCatalogue((rows) => rows)

/** Reads the food knowledge and texts at start, so that the first request does not wait. */
export async function warmFoods(db: Database): Promise<void> {
  const rows = await all(db)
  const avoided = await resolveFoods(
    db,
    rows.map(({ name }) => name),
  )
  for (const row of rows) {
    await others()
    foodFor(row, avoided.slice(0, 1))
  }
  foodMatcher()
}
