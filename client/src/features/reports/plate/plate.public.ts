export { layPlate } from './layout'
export { plateSummary } from './plate-words'
export { SmallPlate } from './small-plate'
export { byFamily, type PlateFood } from './wells'
