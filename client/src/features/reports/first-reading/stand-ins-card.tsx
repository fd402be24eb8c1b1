import { countText, plural } from '@shared/domain/counts'
import { elevated, type Level } from '@shared/domain/levels'
import { findFood } from '@shared/domain/loose-match'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { ArrowRight } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { KindMark } from '@/features/verdict/kind.public'
import { pictureOf } from '@/features/verdict/known-food.public'
import { useStandIns } from '@/features/verdict/stand-ins.public'
import { FoodDish } from '@/ui/food-dish'
import { LevelMarker } from '@/ui/level-marker'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { countLevels } from '../results/level-filter'
import type { Result } from '../results/report-types'
import { CardFrame, type Ways } from './card-frame'

const SHOWN = 3
/** Some foods have no stand-in: of so many the first ones that have one are shown. */
const ASKED = 6

type StandInsCardProps = { ways: Ways; results: readonly Result[] }

/** The highest foods and what may be eaten in their place; a test that found nothing says so. */
export function StandInsCard({ ways, results }: StandInsCardProps) {
  const counts = countLevels(results)
  const level = counts.high > 0 ? 'high' : 'moderate'
  const foods = elevated(results).filter((result) => result.level === level)
  if (foods.length === 0)
    return (
      <CardFrame ways={ways} ground="cool" title="Nothing has to go." art={<Rings />}>
        <p>No food is elevated in this test: it gives no reason to leave one out.</p>
        <p>If something still troubles you, ask your doctor or practitioner.</p>
      </CardFrame>
    )
  return (
    <CardFrame
      ways={ways}
      title={level === 'high' ? 'Start with these few.' : 'Nothing has to go.'}
      art={<Pairs foods={foods.slice(0, ASKED).map(({ food }) => food)} level={level} />}
    >
      {level === 'high' && (
        <p>
          {countText(counts.high, 'food')} {plural(counts.high, 'is', 'are')} high: leave{' '}
          {plural(counts.high, 'it', 'them')} out for now.
          {counts.moderate > 0 && ` ${counts.moderate} more you eat now and then.`}
        </p>
      )}
      {level === 'moderate' && (
        <p>
          No food is high. {countText(counts.moderate, 'food')} {plural(counts.moderate, 'is', 'are')}{' '}
          moderate: eat {plural(counts.moderate, 'it', 'them')} now and then, for example every few days.
        </p>
      )}
      <p>Ask “May I eat ...?” whenever you are not sure.</p>
    </CardFrame>
  )
}

type PairsProps = { foods: readonly string[]; level: Level }

function Pairs({ foods, level }: PairsProps) {
  const pairs = useStandIns(foods)
  const catalogue = useApiQuery('GET /api/allergens')
  const picture = (name: string) => {
    const found = findFood(name, catalogue.data ?? [])
    return pictureOf(found)
  }
  if (!pairs)
    return (
      <Loading label="Looking for stand-ins..." hideLabel className="w-full max-w-80">
        <SkeletonRows />
      </Loading>
    )
  return (
    <ul aria-label="Foods and what to eat instead" className="grid w-full max-w-80 gap-4">
      {pairs.slice(0, SHOWN).map(({ food, instead, isAllergy }) => (
        <li
          key={food}
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start justify-items-center gap-2 only:my-8"
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
      <span className="w-full text-base leading-5 font-semibold break-words hyphens-auto">{name}</span>
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
