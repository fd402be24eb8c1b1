export { RefusedReports, type RefusedReport } from './refused-reports'
export { ReportTable } from './report-table'
export { ReviewerActions, ReviewLink } from './reviewer-actions'
