export { carryOutExports, removeOldExports } from './exports'
