export {
  carryOutExports,
  forgetExports,
  giveUpExportKeys,
  removeOldExports,
  resealExportKeys,
} from './exports'
