export { earlierReports } from './upload/earlier-reports'
export { moveReports } from './move-reports'
export { sameName } from './link/names'
export { namesakesOf } from './link/namesakes'
export {
  avoidedBy,
  avoidListOf,
  kitchenOf,
  personFingerprints,
  personOf,
  reasonsFor,
} from './results/client-avoidance'
export { unassignReportsOf } from './upload/practitioner-choice'
export {
  discardReportKeys,
  openReportFile,
  refuseUnusableKey,
  reencryptReportKeys,
  encryptPlainFiles,
  type StoredReport,
} from './report-files'
export { seedDemoCorrection, seedDemoOpenings, seedDemoRelease } from './demo-data'
export { reportNeeds } from './release/report-needs'
export { releaseResultOf } from './release/release-result'
export { inState, reachesClient, reportsIn, type ReportScope } from './manage/report-rows'
export { reportsOfPlan } from './results/reports-of-plan'
export {
  eraseReportsOf,
  foodsInReports,
  ownReports,
  report,
  hasComeSince,
  reportOpening,
  reportsOfClient,
  sampleIdOf,
  documentsIn,
  findReceipt,
  newestOfSample,
} from './reports.queries'
export { knownFolders } from './reports.queries'
export { receivedOf, isUnreleased } from './reports.tables'
export { namesAnotherPerson } from './triplet/other-person'
export { isPdf } from './triplet/read-triplet'
export { sweepReportFiles } from './upload/sweep'
export { findUnreadFoods } from './check/unread-foods'
export { newestFirst } from './test-day'
export { type Alongside, importTriplet, importUpload } from './upload/upload.service'
export { replaceTriplet } from './check/reread'
export type { ForgetExports } from './reports.service'
export { warmUpReading } from './triplet/reading'
