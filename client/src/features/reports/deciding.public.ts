// What decides about one report, apart from reports.public, so that a first page does without it.
export { RadioCard } from './admin/radio-card'
export { useReportDialog } from './admin/report-dialogs'
export { loadUploadDialog, UploadButton } from './admin/upload-button'
export type { Report } from './results/report-types'
export { usePractitioners } from './use-practitioners'
