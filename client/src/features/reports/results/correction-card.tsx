import { countText } from '@shared/domain/text/counts'
import { formatDayOf } from '@shared/domain/text/dates'
import { levelWords } from '@shared/domain/reports/levels'
import { Alert } from '@/ui/alert'
import type { Report } from './report-types'

type Correction = NonNullable<Report['correction']>
type PrintedResult = Correction['foods'][number]['now']

/** What differs from the version this reader has read before. */
export default function CorrectionCard({ correction: { at, foods, values } }: { correction: Correction }) {
  return (
    <Alert tone="warning" className="mt-4" title={`This report was corrected on ${formatDayOf(at)}`}>
      <p>You read an earlier version. {summary(foods.length, values)}</p>
      {foods.length > 0 && (
        <ul className="mt-2 max-h-72 space-y-1 overflow-y-auto">
          {foods.map(({ food, before, now }) => (
            <li key={food} className="break-words">
              <b className="font-medium">{food}</b>: {wordsOf(before)} before, {wordsOf(now)} now
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

function summary(levels: number, values: number): string {
  if (levels === 0 && values === 0) return 'No result changed.'
  const others =
    values > 0
      ? `${countText(values, 'food')} ${values === 1 ? 'has' : 'have'} a different value at the same level.`
      : ''
  return levels === 0 ? others : `The level of these foods changed. ${others}`.trim()
}

function wordsOf(said: PrintedResult): string {
  if (said === null) return 'not on the report'
  if (said.level === null) return 'not readable'
  return levelWords[said.level].toLowerCase()
}
