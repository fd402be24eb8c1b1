export { deletionRequest, requestDeletion } from './deletion'
export { hasRecord } from './erase.service'
export {
  carryOutExports,
  dataExport,
  forgetExports,
  giveUpExportKeys,
  isOrderedAgain,
  pretendFailedExport,
  removeOldExports,
  resealExportKeys,
} from './exports'
