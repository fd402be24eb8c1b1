import { levelWords, type ScaleName } from '@shared/domain/levels'
import { LevelMarker } from '@/ui/level-marker'
import type { Result } from './report-types'
import { unitText, valueText } from '@/lib/value-text'

const headClass = 'border-b border-line-strong py-1.5 text-small font-semibold text-ink-3'

/** The elevated foods as paper shows them, in place of the cards; its head comes again on every page. */
export function PrintedTable({ foods, scale }: { foods: readonly Result[]; scale: ScaleName }) {
  return (
    <table className="mt-3 hidden w-full text-small print:table">
      <thead>
        <tr>
          <th scope="col" className={`text-left ${headClass}`}>
            Food
          </th>
          <th scope="col" className={`text-left ${headClass}`}>
            Level
          </th>
          <th scope="col" className={`text-right ${headClass}`}>
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {foods.map((result) => (
          <tr key={result.line} className="break-inside-avoid border-b border-line">
            <td className="py-1 pr-3 font-semibold text-ink">{result.food}</td>
            <td className="py-1 pr-3 whitespace-nowrap text-ink-2">
              <LevelMarker level={result.level} className="mr-2 inline size-3" />
              {levelWords[result.level]}
            </td>
            <td className="py-1 text-right text-ink">
              {valueText(result, scale)}
              {unitText(result, scale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
