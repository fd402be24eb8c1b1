import { foodStatuses, type FoodStatus } from '@shared/domain/avoidance/food-status'
import { cn } from '@/lib/class-names'
import { FoodStatusMark } from './well-mark'
import type { FamilyOfFoods } from './wells'

const cell = 'border-b border-line py-0.5'

const titles: Record<FoodStatus, string> = {
  allergy: 'Allergy',
  trigger: 'Complaints',
  high: 'High',
  limited: 'Limited',
  own: 'By choice',
  moderate: 'Moderate',
  'beyond-value': 'Other food',
  keep: 'Keep',
}

/** The families in the plate's order with foods per standing; each food counts once. */
export default function FamilyTable({ families }: { families: readonly FamilyOfFoods<unknown>[] }) {
  const columns = foodStatuses.filter(
    (status) => ['high', 'moderate', 'keep'].includes(status) || families.some((one) => one[status] > 0),
  )
  return (
    <table className="nums w-full text-small">
      <caption className="sr-only">Foods by family</caption>
      <thead>
        <tr className="[&>th]:border-b [&>th]:border-line-strong [&>th]:py-1 [&>th]:font-semibold">
          <th scope="col" className="text-left">
            Family
          </th>
          {columns.map((status) => (
            <th key={status} scope="col" className="pl-2 text-right align-bottom">
              <span className="mr-1 inline-block align-[-0.125em]">
                <FoodStatusMark status={status} />
              </span>
              {status === 'own' && <span className="sr-only">Left out </span>}
              {titles[status]}
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
            {columns.map((status) => (
              <td key={status} className={cn(cell, 'text-right')}>
                {one[status]}
                {status === 'keep' && ` of ${one.foods.length}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
