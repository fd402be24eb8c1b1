export { changeSettings, portalSettings, staffNeedFactor, staffNeedFactorNow } from './portal-settings'
export { securityTxt } from './security-txt'
