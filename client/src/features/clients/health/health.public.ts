export { FoodChips } from './food-chips'
