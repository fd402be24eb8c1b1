import type { FoodFamily } from '@shared/domain/foods/food-families'
import { type FoodStatus, foodStatuses } from '@shared/domain/avoidance/food-status'
import { type CSSProperties, useEffect, useRef } from 'react'
import { cn } from '@/lib/class-names'
import { FoodDish } from '@/ui/food-dish'
import { foodPictureUrl } from '@/ui/food-picture-url'
import type { Sector } from './layout'
import { familyPictures } from './plate-words'
import { FoodStatusMark } from './well-mark'
import type { PlateFood } from './wells'

/** The position of a sector's button around the plate, in percent of the picture's box. */
function placeOf(middle: number): { style: CSSProperties; side: 'left' | 'right' | 'above' } {
  const [sin, cos] = [Math.sin(middle), Math.cos(middle)]
  const style = { '--x': `${50 + 30.5 * sin}%`, '--y': `${50 - 42.5 * cos}%` } as CSSProperties
  return { style, side: Math.abs(sin) < 0.25 ? 'above' : sin > 0 ? 'right' : 'left' }
}

type FamilyButtonProps = {
  sector: Sector<PlateFood>
  takesFocus: boolean
  onOpen: (family: FoodFamily) => void
}

/** A family with its picture and its number of elevated foods, at its sector. */
export function FamilyButton({ sector, takesFocus, onOpen }: FamilyButtonProps) {
  const { family, foods, middle } = sector
  const statuses = foodStatuses.filter((status) => status !== 'keep' && sector[status] > 0)
  const { style, side } = placeOf(middle)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <li
      style={style}
      className={cn(
        'absolute top-(--y) left-(--x) min-w-0 -translate-y-1/2',
        side === 'left' && '-translate-x-full',
        side === 'above' && '-translate-x-1/2',
      )}
    >
      <button
        ref={button}
        type="button"
        className={cn(
          'flex min-h-11 max-w-42 items-center gap-2 rounded-sm px-1 py-0.5 text-left hover:bg-brand-softer',
          side === 'left' && 'flex-row-reverse text-right',
        )}
        onClick={() => onOpen(family)}
      >
        <FoodDish name={family} src={foodPictureUrl(familyPictures[family])} size={34} />
        <span className="min-w-0">
          <span className="block text-small leading-4.5 font-semibold text-ink">{family}</span>
          <span
            className={cn(
              'nums flex flex-wrap items-center gap-x-1 text-small leading-4.5 text-ink-2',
              side === 'left' && 'justify-end',
            )}
          >
            {statuses.map((status) => (
              <Count key={status} status={status} count={sector[status]} />
            ))}
            <span>
              {statuses.length > 0 && 'of '}
              {foods.length}
            </span>
          </span>
        </span>
      </button>
    </li>
  )
}

const words: Record<FoodStatus, string> = {
  allergy: 'allergy',
  trigger: 'left out because of complaints',
  high: 'high',
  limited: 'limited',
  own: 'left out by choice',
  moderate: 'moderate',
  'beyond-value': 'because of another food',
  keep: 'kept',
}

function Count({ status, count }: { status: FoodStatus; count: number }) {
  return (
    <>
      <FoodStatusMark status={status} />
      <b className="font-semibold text-ink">
        {count}
        <span className="sr-only"> {words[status]},</span>
      </b>
    </>
  )
}
