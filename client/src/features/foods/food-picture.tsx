import { FoodDish } from '@/ui/food-dish'
import type { Food } from './food-words'

/** A food in its dish; generated images are photos, seeded ones drawings. */
export function FoodPicture({ food, size = 34 }: { food: Food; size?: 34 | 46 }) {
  return (
    <FoodDish name={food.name} src={food.imageUrl} photo={food.imageUrl?.startsWith('/api/')} size={size} />
  )
}
