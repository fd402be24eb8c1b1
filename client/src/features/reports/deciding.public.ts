// What decides about one report, apart from reports.public, so that a first page does without it.
export { RadioCard } from './admin/radio-card'
export { clientEyes } from './admin/report-row'
export { useReportDialog } from './admin/report-dialogs'
export { seenOnAssigning, seenOnLinking, seenOnReading, seenOnReleasing } from './admin/seen'
export { loadUploadDialog, UploadButton } from './admin/upload-button'
export { whatBecame, whomReached } from './check/what-became'
export type { Report } from './results/report-types'
export { usePractitioners } from './use-practitioners'
