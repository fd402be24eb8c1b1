export { deletionRequest, requestDeletion } from './deletion'
export { hasRecord } from './erase.service'
export {
  carryOutExports,
  dataExport,
  forgetExports,
  discardExportKeys,
  isOrderedAgain,
  seedDemoFailedExport,
  removeOldExports,
  reencryptExportKeys,
} from './exports'
