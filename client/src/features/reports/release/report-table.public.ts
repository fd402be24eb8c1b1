export { RefusedList } from '../manage/refused-list'
export type { Refused } from '../manage/several'
export { ReportTable } from './report-table'
export { ReviewerActions, ReviewLink } from './reviewer-actions'
