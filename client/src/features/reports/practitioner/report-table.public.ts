export { ReportTable } from './report-table'
export { ReviewerActions } from './reviewer-actions'
