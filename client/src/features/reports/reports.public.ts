export { clientNameOf, practitionerNameOf, type ReportRow } from './admin/report-groups'
export { useFileDrop } from './upload/use-file-drop'
