import { standings, type Standing } from '@shared/domain/may-keep'
import { cn } from '@/lib/class-names'
import { StandingMark } from './well-mark'
import type { FamilyOfFoods } from './wells'

const cell = 'border-b border-line py-0.5'

const titles: Record<Standing, string> = {
  allergy: 'Allergy',
  trigger: 'Complaints',
  high: 'High',
  limited: 'Limited',
  own: 'By choice',
  moderate: 'Moderate',
  keep: 'Keep',
}

/**
 * The families in the order of the plate with the number of foods per standing; each food counts
 * once.
 */
export default function FamilyTable({ families }: { families: readonly FamilyOfFoods<unknown>[] }) {
  const columns = standings.filter(
    (standing) =>
      ['high', 'moderate', 'keep'].includes(standing) || families.some((one) => one[standing] > 0),
  )
  return (
    <table className="nums w-full text-small">
      <caption className="sr-only">Foods by family</caption>
      <thead>
        <tr className="[&>th]:border-b [&>th]:border-line-strong [&>th]:py-1 [&>th]:font-semibold">
          <th scope="col" className="text-left">
            Family
          </th>
          {columns.map((standing) => (
            <th key={standing} scope="col" className="pl-2 text-right align-bottom">
              <span className="mr-1 inline-block align-[-0.125em]">
                <StandingMark standing={standing} />
              </span>
              {standing === 'own' && <span className="sr-only">Left out </span>}
              {titles[standing]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {families.map((one, at) => (
          <tr key={one.family}>
            <th scope="row" className={cn(cell, 'text-left font-normal')}>
              <span className="inline-block w-5 text-ink-3">{at + 1}</span>
              {one.family}
            </th>
            {columns.map((standing) => (
              <td key={standing} className={cn(cell, 'text-right')}>
                {one[standing]}
                {standing === 'keep' && ` of ${one.foods.length}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
