export { RefusedList } from '../admin/refused-list'
export type { Refused } from '../admin/several'
export { ReportTable } from './report-table'
export { ReviewerActions, ReviewLink } from './reviewer-actions'
