import { useApiQuery } from '@/api/use-api'
import { fullName } from '@/lib/full-name'
import { practitionerNameOf, type ReportRow } from '../report-groups'

export type PractitionerChoice = { id: number; name: string }

/** The practitioners that a report can be given to; the one who has it is there at once. */
export function usePractitionerChoices(report: ReportRow): PractitionerChoice[] {
  const { data = [] } = useApiQuery('GET /api/practitioners', { query: { pageSize: 200 } })
  const choices = data.map(({ id, user }) => ({
    id,
    name: fullName(user),
  }))
  const { practitionerId: id } = report
  const missing = id !== null && !choices.some((choice) => choice.id === id)
  return missing ? [{ id, name: practitionerNameOf(report) }, ...choices] : choices
}
