export {
  changeSettings,
  firstPortalName,
  portalSettings,
  staffNeedFactor,
  staffNeedFactorNow,
} from './portal-settings'
export { securityTxt } from './security-txt'
