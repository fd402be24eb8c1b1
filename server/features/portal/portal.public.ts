export { changeSettings, portalSettings } from './portal-settings'
export { securityTxt } from './security-txt'
