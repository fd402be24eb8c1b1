export { clientNameOf, practitionerNameOf, type ReportRow } from './admin/report-row'
