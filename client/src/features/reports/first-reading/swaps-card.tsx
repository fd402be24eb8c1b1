import { countText, plural } from '@shared/domain/text/counts'
import { elevated, type Level } from '@shared/domain/reports/levels'
import { countFoodStatuses, foodStatusOf } from '@shared/domain/avoidance/food-status'
import { groupResults } from '@shared/domain/avoidance/result-groups'
import { findFood } from '@shared/domain/foods/loose-match'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { ArrowRight } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { KindMark, kindWords } from '@/features/verdict/kind.public'
import { pictureOf } from '@/features/verdict/known-food.public'
import type { Swap } from '@/features/verdict/swaps.public'
import { cn } from '@/lib/class-names'
import { softHyphened } from '@/lib/soft-hyphens'
import { FoodDish } from '@/ui/food-dish'
import { LevelMarker } from '@/ui/level-marker'
import { Loading, Skeleton } from '@/ui/skeleton'
import { avoidanceText } from '../results/avoidance-text'
import type { Report, Result } from '../results/report-types'
import { CardFrame, type CardNav } from './card-frame'

const SHOWN = 3
/** The height of a pair whose name takes two lines. */
const room = 'min-h-26.5'

/** The high foods, highest first, else the moderate ones; without foods never eaten. */
export function highest(results: readonly Result[]): Result[] {
  const foods = elevated(results).filter((food) => ['high', 'moderate'].includes(foodStatusOf(food)))
  return foods.filter(({ level }) => level === foods[0]?.level)
}

type SwapsCardProps = {
  nav: CardNav
  report: Report
  /** The swaps for the highest foods; undefined while they load. */
  swaps: Swap[] | undefined
}

/** The highest foods and their swaps; says so when the test found nothing. */
export function SwapsCard({ nav, report, swaps }: SwapsCardProps) {
  const { results } = report
  const groups = groupResults(report)
  const [plan, leaveOut] = [groups.plan.length, groups['leave-out'].length]
  const counts = countFoodStatuses(results)
  const foods = highest(results)
  const [first] = foods
  const leftOut = results.length - counts.high - counts.moderate - counts.keep
  const nothing = leftOut > 0 ? 'Nothing else to leave out.' : 'Nothing to leave out.'
  const raised = elevated(results)
  const words = avoidanceText(results, true)
  const others = words && <p>{words}</p>
  if (!first)
    return (
      <CardFrame nav={nav} ground="cool" title={nothing} art={<Rings />}>
        {others}
        <p>
          No {raised.length > 0 && 'other '}food was raised, so your test gives no reason to leave{' '}
          {raised.length > 0 ? 'more' : 'any'} out.
        </p>
        <p>If you still have symptoms, ask your doctor or practitioner.</p>
      </CardFrame>
    )
  return (
    <CardFrame
      nav={nav}
      title={first.level === 'high' ? 'Start with these few.' : nothing}
      art={<Pairs pairs={swaps} count={Math.min(SHOWN, foods.length)} level={first.level} />}
    >
      {others}
      {first.level === 'high' && (
        <p>
          {plan > 0 && `${countText(plan, 'food')} ${plural(plan, 'is', 'are')} in your plan now. `}
          {leaveOut > 0 && `Leave out ${leaveOut} ${plan > 0 ? 'more ' : ''}for now. `}
          {counts.moderate > 0 && `Eat ${counts.moderate} now and then.`}
        </p>
      )}
      {first.level === 'moderate' && (
        <p>
          No {(others || raised.some(({ level }) => level === 'high')) && 'other '}food is high.{' '}
          {countText(counts.moderate, 'food')} {plural(counts.moderate, 'is', 'are')} moderate. Now and then
          is enough.
        </p>
      )}
      <p>Not sure about a food? Ask “May I eat ...?”</p>
    </CardFrame>
  )
}

type PairsProps = {
  pairs: Swap[] | undefined
  /** How many pairs to reserve room for. */
  count: number
  level: Level
}

function Pairs({ pairs, count, level }: PairsProps) {
  const catalogue = useApiQuery('GET /api/allergens')
  const picture = (name: string) => pictureOf(findFood(name, catalogue.data ?? []))
  if (!pairs)
    return (
      <Loading label="Looking for swaps..." hideLabel className="w-full max-w-80">
        <div className="grid gap-2">
          {Array.from({ length: count }, (_, at) => (
            <Skeleton key={at} className={cn(room, 'only:my-8')} />
          ))}
        </div>
      </Loading>
    )
  return (
    <ul aria-label="Foods and what to eat instead" className="grid w-full max-w-80 gap-2">
      {pairs.slice(0, SHOWN).map(({ food, instead, isAllergy }) => (
        <li
          key={food}
          className={cn(
            room,
            'grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start justify-items-center gap-2 only:my-8',
          )}
        >
          <Dish
            name={food}
            kind={isAllergy ? 'allergy' : level === 'high' ? 'high' : 'moderate'}
            {...picture(food)}
          />
          {instead ? (
            <>
              <ArrowRight aria-hidden="true" className="mt-6 size-5 text-ink-3" />
              <span className="sr-only">, instead: </span>
              <Dish name={instead} kind="no-elevation" {...picture(instead)} />
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

type DishProps = { name: string; kind: VerdictKind; src: string | null; photo: boolean }

function Dish({ name, kind, src, photo }: DishProps) {
  return (
    <span className="flex w-full min-w-0 flex-col items-center gap-1.5 text-center">
      <span className="relative">
        <FoodDish name={name} src={src} photo={photo} size={60} />
        <span className="absolute -right-1.5 -bottom-1 grid size-7 place-items-center rounded-full border border-line bg-surface text-high">
          <KindMark kind={kind} />
        </span>
      </span>
      <span className="w-full text-base leading-5 font-semibold break-words">{softHyphened(name)}</span>
      <span className="sr-only">{kindWords[kind]}</span>
    </span>
  )
}

function Rings() {
  return (
    <span aria-hidden="true" className="grid grid-cols-4 gap-4">
      {Array.from({ length: 12 }, (_, at) => (
        <LevelMarker key={at} level="low" className="size-9" />
      ))}
    </span>
  )
}
