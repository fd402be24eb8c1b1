import { usePractitioners, type Reviewer } from '../../use-practitioners'
import { practitionerNameOf, type ReportRow } from '../report-row'

/** The practitioners to choose from; the current one is available before the list has loaded. */
export function usePractitionerChoices(report: ReportRow): Reviewer[] {
  const { data: choices = [] } = usePractitioners()
  const { practitionerId: id } = report
  const missing = id !== null && !choices.some((choice) => choice.id === id)
  const isActive = report.practitionerActive ?? true
  return missing
    ? [{ id, name: practitionerNameOf(report), holds: report.held, isActive }, ...choices]
    : choices
}
