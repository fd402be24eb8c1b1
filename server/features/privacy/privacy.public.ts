export { deletionRequest, requestDeletion } from './deletion'
export { hasRecord } from './erase.service'
export {
  carryOutExports,
  forgetExports,
  giveUpExportKeys,
  removeOldExports,
  resealExportKeys,
} from './exports'
