export { deletionRequest, requestDeletion } from './deletion'
export { hasRecord } from './erase.service'
export {
  carryOutExports,
  dataExport,
  forgetExports,
  giveUpExportKeys,
  isOrderedAgain,
  seedDemoFailedExport,
  removeOldExports,
  resealExportKeys,
} from './exports'
