export { SmallPlate } from './small-plate'
