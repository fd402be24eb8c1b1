// Separate from reports.public, so that first pages do not load it.
export { RadioCard } from './admin/radio-card'
export { clientEyes } from './admin/report-row'
export { useReportDialog } from './admin/report-dialogs'
export { seenOnAssigning, seenOnLinking, seenOnReading, seenOnReleasing } from './admin/seen'
export { loadUploadDialog, UploadButton } from './admin/upload-button'
export { whatBecame, whomReached } from './check/what-became'
export type { Report } from './results/report-types'
export { usePractitioners } from './use-practitioners'
