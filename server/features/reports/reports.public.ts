export { earlierReports } from './earlier-reports'
export { moveReports } from './move-reports'
export { namesakesOf } from './namesakes'
export {
  avoidedBy,
  avoidListOf,
  kitchenOf,
  personFingerprints,
  personOf,
  reasonsFor,
} from './client-avoidance'
export { unassignReportsOf } from './practitioner-choice'
export {
  discardReportKeys,
  openReportFile,
  refuseLostKey,
  reencryptReportKeys,
  encryptPlainFiles,
  type StoredReport,
} from './report-files'
export { seedDemoCorrection, seedDemoOpenings, seedDemoRelease } from './demo-data'
export { reachedBy } from './reached'
export { inState, reachesClient, reportsIn } from './report-rows'
export { reportsOfPlan } from './reports-of-plan'
export {
  eraseReportsOf,
  foodsInReports,
  ownReports,
  report,
  hasComeSince,
  reportOpening,
  reportsOfClient,
  sampleIdOf,
} from './reports.queries'
export { knownFolders } from './reports.queries'
export { receivedOf, isUnreleased } from './reports.tables'
export { namesAnotherPerson } from './other-person'
export { sweepReportFiles } from './sweep'
export { findUnreadFoods } from './unread-foods'
export { newestFirst } from './test-day'
export { importTriplet } from './upload.service'
export { warmUpReading } from './reading'
