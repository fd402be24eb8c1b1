export { portalSettings } from './portal-settings'
export { carryOutExports, exportFilesOf, removeExportFiles, removeOldExports } from './exports'
