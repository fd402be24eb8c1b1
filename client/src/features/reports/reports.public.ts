export { clientNameOf, practitionerNameOf, type ReportRow } from './manage/report-row'
