export { postponePrompt } from './prompt-history'
export { FoodChips } from './food-chips'
export { bothOf, listsOf, type Health } from './health-lists'
export { saveHealth } from './save-health'
