export { portalSettings } from './portal-settings'
export { carryOutExports, removeOldExports } from './exports'
