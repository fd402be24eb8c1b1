export { ReportTable } from './report-table'
export { Releasing, ReviewerActions } from './reviewer-actions'
