import { asc } from 'drizzle-orm'
import { foods as contract } from '@shared/features/foods'
import { foods } from '../../database/tables/foods'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'

export { contract }

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/allergens': async () => {
    const rows = await db.select().from(foods).orderBy(asc(foods.name))
    return rows.map((food) => ({ ...food, imageUrl: food.picture && `/food-pictures/${food.picture}.svg` }))
  },
})
