import type { FoodFamily } from '@shared/domain/foods/food-families'
import { type FoodStatus, foodStatusOf } from '@shared/domain/avoidance/food-status'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '@/lib/class-names'
import { softHyphened } from '@/lib/soft-hyphens'
import { Button } from '@/ui/button'
import { FoodDish } from '@/ui/food-dish'
import { SmallPlate } from './small-plate'
import { foodText, isFineByOutcome, FoodStatusMark, foodStatusText } from './well-mark'
import { byFamily, type PlateFood } from './wells'

type Picture = { src: string | null; photo: boolean }

type FamilyViewProps<F> = {
  results: readonly F[]
  family: FoodFamily
  /** Whether the reader is the tested person. */
  own: boolean
  pictureOf: (food: F) => Picture
  /** The food's result in words. */
  valueOf: (food: F) => string
  onFood: (food: F) => void
  onClose: () => void
}

/** A family's foods: left out and elevated ones first with their value, then the others by name. */
export function FamilyView<F extends PlateFood & { line: number }>(props: FamilyViewProps<F>) {
  const { results, family, own, pictureOf, valueOf, onFood, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [family])
  const { foods, keep } = byFamily(results).find((one) => one.family === family) ?? { foods: [], keep: 0 }
  const grave = foods.filter((food) => foodStatusOf(food) !== 'keep')
  const low = foods
    .filter((food) => foodStatusOf(food) === 'keep')
    .sort((a, b) => a.food.localeCompare(b.food))
  const wells = (these: readonly F[]) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-x-1 gap-y-2 p-2 sm:p-4">
      {these.map((food) => (
        <li key={food.line}>
          <FoodWell food={food} own={own} picture={pictureOf(food)} value={valueOf(food)} onOpen={onFood} />
        </li>
      ))}
    </ul>
  )
  return (
    <section
      aria-labelledby="family"
      className="scroll-mt-20 rounded-lg border border-line bg-surface shadow-e1"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="px-2 pt-2">
        <Button variant="link" icon={ChevronLeft} className="h-11 pl-2" onClick={onClose}>
          All families
        </Button>
      </div>
      <div className="flex items-center gap-4 px-4 pb-4">
        <SmallPlate results={results} family={family} className="size-24 shrink-0" />
        <div className="min-w-0">
          <h2 id="family" ref={heading} tabIndex={-1} className="text-h1 break-words">
            {family}
          </h2>
          <p className="text-body text-ink-2">
            {own ? `You may keep ${keep} of ${foods.length}.` : `${keep} of ${foods.length} can stay.`}
          </p>
        </div>
      </div>
      {grave.length > 0 && <div className="border-t border-line">{wells(grave)}</div>}
      {low.length > 0 && (
        <div className="border-t border-line">
          <h3 className="px-4 pt-4 text-h3">
            {low.some(isFineByOutcome) ? 'Keep' : 'No elevation'}, {low.length}
          </h3>
          {wells(low)}
        </div>
      )}
    </section>
  )
}

const rims: Record<FoodStatus, string> = {
  allergy: 'fill-high p-1.5',
  trigger: 'border-3 border-high p-1',
  high: 'fill-high p-1',
  limited: 'border-3 border-mod p-1',
  moderate: 'fill-mod p-1.5',
  own: 'border-2 border-ink-2 p-1',
  'beyond-value': 'border-2 border-ink-2 p-1',
  keep: 'border-2 border-low-line p-1',
}

type FoodWellProps<F> = {
  food: F
  own: boolean
  picture: Picture
  value: string
  onOpen: (food: F) => void
}

function FoodWell<F extends PlateFood>({ food, own, picture, value, onOpen }: FoodWellProps<F>) {
  const kind = foodStatusOf(food)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex h-full w-full flex-col items-center gap-1 rounded-md px-0.5 py-2 text-center hover:bg-brand-softer"
      onClick={() => onOpen(food)}
    >
      <span className={cn('rounded-full', rims[kind])}>
        <FoodDish name={food.food} {...picture} size={kind === 'keep' ? 46 : 60} />
      </span>
      <span
        className={cn(
          'w-full text-small leading-4.5 break-words',
          kind === 'keep' ? 'text-ink-2' : 'font-semibold text-ink',
        )}
      >
        {softHyphened(food.food)}
      </span>
      {isFineByOutcome(food) && (
        <span className="text-small leading-4.5 text-ink-2">{foodText(food, own)}</span>
      )}
      {kind !== 'keep' && (
        <span className="nums flex flex-wrap items-center justify-center gap-x-1 text-small leading-4.5 text-ink-2">
          <FoodStatusMark status={kind} />
          {kind === 'high' || kind === 'moderate' ? (
            <>
              <span className="sr-only">{foodStatusText(kind, own)}</span>
              {value}
            </>
          ) : (
            foodStatusText(kind, own)
          )}
        </span>
      )}
    </button>
  )
}
