export { carryOutExports, forgetExports, removeOldExports } from './exports'
