// Separate from reports.public, so that first pages do not load it.
export { RadioCard } from './admin/radio-card'
export { clientViewer } from './admin/report-row'
export { useReportDialog } from './admin/report-dialogs'
export {
  visibilityAfterAssigning,
  visibilityAfterLinking,
  visibilityAfterReading,
  visibilityAfterReleasing,
} from './admin/visibility'
export { loadUploadDialog, UploadButton } from './admin/upload-button'
export { actOutcome, peopleReached } from './check/act-outcome'
export type { Report } from './results/report-types'
export { usePractitioners } from './use-practitioners'
