export { ownScanConsents } from './own-data'
