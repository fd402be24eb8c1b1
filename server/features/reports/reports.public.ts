export { avoidedBy, personOf } from './person'
export {
  giveUpReportKeys,
  openReportFile,
  refuseLostKey,
  resealReportKeys,
  sealPlainFiles,
  type StoredReport,
} from './report-files'
export { reachesClient, reportsIn } from './report-rows'
export {
  eraseReportsOf,
  foodsInReports,
  ownReports,
  report,
  reportsOfClient,
  unassignReportsOf,
} from './reports.queries'
export { sweepReportFiles } from './sweep'
export { takeIn } from './upload.service'
