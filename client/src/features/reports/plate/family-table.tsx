import { cn } from '@/lib/class-names'
import { LevelMarker } from '@/ui/level-marker'
import type { FamilyOfFoods } from './wells'

const cell = 'border-b border-line py-0.5'

/** The families in the order of the plate, by the numbers at its rim, with how many foods of each are kept. */
export function FamilyTable({ families }: { families: readonly FamilyOfFoods<unknown>[] }) {
  return (
    <table className="nums w-full text-small">
      <caption className="sr-only">Foods by family</caption>
      <thead>
        <tr className="[&>th]:border-b [&>th]:border-line-strong [&>th]:py-1 [&>th]:font-semibold">
          <th scope="col" className="text-left">
            Family
          </th>
          <th scope="col" className="text-right">
            <LevelMarker level="high" className="mr-1 inline size-3" />
            High
          </th>
          <th scope="col" className="text-right">
            <LevelMarker level="moderate" className="mr-1 inline size-3" />
            Moderate
          </th>
          <th scope="col" className="text-right">
            <LevelMarker level="low" className="mr-1 inline size-3" />
            Keep
          </th>
        </tr>
      </thead>
      <tbody>
        {families.map(({ family, foods, high, moderate, keep }, at) => (
          <tr key={family}>
            <th scope="row" className={cn(cell, 'text-left font-normal')}>
              <span className="inline-block w-5 text-ink-3">{at + 1}</span>
              {family}
            </th>
            <td className={cn(cell, 'text-right')}>{high}</td>
            <td className={cn(cell, 'text-right')}>{moderate}</td>
            <td className={cn(cell, 'text-right')}>
              {keep} of {foods.length}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
