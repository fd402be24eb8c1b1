export { FactorsSection } from './factors-section'
