import type { RecordedReport, RecordedResult } from '@shared/domain/fhir/record'
import { elevated, scales } from '@shared/domain/reports/levels'
import { unitText, valueText } from '@/lib/value-text'
import { Alert } from '@/ui/alert'
import { LevelBadge } from '@/ui/level-badge'

/** The results of a test with its scale, the elevated ones first. */
export function ReportResults({ report }: { report: RecordedReport }) {
  const { scale, results, unread } = report
  const { moderate, high } = scales[scale]
  const unit = unitText({ value: 0 }, scale)
  const others = results
    .filter(({ level }) => level === 'low')
    .sort((one, other) => one.food.localeCompare(other.food))
  return (
    <>
      <Alert tone="warning" title="IgG is not an allergy test">
        A high value shows that IgG to a food was in the sample. It is no diagnosis.
      </Alert>
      <p className="nums mt-3 text-body text-ink-2">
        Scale: below {moderate} no elevation, {moderate} to below {high} moderate, {high}
        {unit} and above high.
      </p>
      <Results title="Elevated" results={elevated(results)} report={report} />
      {unread.length > 0 && (
        <>
          <h3 className="mt-5 text-h3">Not read</h3>
          <p className="text-body text-ink-2">{unread.map(({ food }) => food).join(', ')}</p>
        </>
      )}
      <Results title="No elevation" results={others} report={report} />
    </>
  )
}

type ResultsProps = { title: string; results: RecordedResult[]; report: RecordedReport }

function Results({ title, results, report: { scale } }: ResultsProps) {
  if (results.length === 0) return null
  return (
    <table className="mt-5 w-full text-left text-body">
      <caption className="mb-1 text-left font-display text-h3 font-semibold">
        {title} ({results.length})
      </caption>
      <thead className="text-small text-ink-2">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            Food
          </th>
          <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
            Value
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            Level
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result, place) => (
          <tr key={place} className="break-inside-avoid border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal break-words">
              {result.food}
            </th>
            <td className="py-1.5 pr-3 text-right whitespace-nowrap">
              {valueText(result, scale)}
              {unitText(result, scale)}
            </td>
            <td className="py-1.5">
              <LevelBadge level={result.level} size="sm" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
