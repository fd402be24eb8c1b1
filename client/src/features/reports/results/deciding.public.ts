// Separate from reports.public, so that first pages do not load it.
export { RadioCard } from '../manage/radio-card'
export { clientViewer } from '../manage/report-row'
export { useReportDialog } from '../manage/report-dialogs'
export {
  seenAfterAssigning,
  seenAfterLinking,
  seenAfterReleasing,
  shownByAssigning,
  visibilityAfterReading,
} from '../manage/visibility'
export { WhoSees } from '../manage/who-sees'
export { loadUploadDialog, UploadButton } from '../manage/upload-button'
export { actionResultText, reachedClientsText } from '../check/action-result'
export type { Report } from './report-types'
export { usePractitioners } from '../use-practitioners'
