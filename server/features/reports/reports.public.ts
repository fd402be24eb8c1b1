export { namesakesOf } from './namesakes'
export { avoidedBy, personOf } from './person'
export {
  giveUpReportKeys,
  openReportFile,
  refuseLostKey,
  resealReportKeys,
  sealPlainFiles,
  type StoredReport,
} from './report-files'
export { pretendOpenings } from './pretended'
export { inState, reachesClient, reportsIn } from './report-rows'
export {
  eraseReportsOf,
  foodsInReports,
  ownReports,
  report,
  reportOpening,
  reportsOfClient,
  sampleIdOf,
  unassignReportsOf,
} from './reports.queries'
export { sweepReportFiles } from './sweep'
export { takeIn } from './upload.service'
