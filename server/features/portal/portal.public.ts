export { portalSettings } from './portal-settings'
