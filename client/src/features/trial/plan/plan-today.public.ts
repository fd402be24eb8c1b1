export type { Plan, PlanFood } from './plan-types'
export { hasLongName, headingOf, nameOf, reintroducedFood, todayText } from './plan-words'
export { useFoodPictures } from './use-food-pictures'
