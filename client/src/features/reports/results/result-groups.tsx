import { groupResults, type ResultGroup } from '@shared/domain/avoidance/result-groups'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import type { FoodFamily } from '@shared/domain/foods/food-families'
import { CalendarCheck, ChevronRight, Info } from 'lucide-react'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { KindMark } from '@/features/verdict/kind.public'
import { knownFoods, pictureOf } from '@/features/verdict/known-food.public'
import { softHyphened } from '@/lib/soft-hyphens'
import { Card } from '@/ui/card'
import { foodPictureUrl } from '@/ui/food-picture-url'
import { LevelMarker } from '@/ui/level-marker'
import { familyPictures } from '../plate/plate-words'
import type { Part } from '../plate/use-open-part'
import { foodStatusText, FoodStatusMark } from '../plate/well-mark'
import { byFamily } from '../plate/wells'
import { strongestFirst } from './all-foods'
import { FoodTile, MoreTile, tilesClass } from './food-tile'
import { groupText, movedText } from './group-text'
import type { Report, Result } from './report-types'

/** How many pictures a closed group shows at most: one row on a phone, two of what to leave out. */
const most = { plan: 10, baseline: 10, 'leave-out': 10, 'now-and-then': 5, keep: 5 }

/** The foods of a closed group: allergies, then those whose name fits on one line, in order. */
function fewOf(foods: readonly Result[], count: number): readonly Result[] {
  const isShort = (food: string) => food.length <= ONE_LINE && softHyphened(food) === food
  const rank = ({ food, leftOut }: Result) => (leftOut === 'allergy' ? 0 : isShort(food) ? 1 : 2)
  return foods.toSorted((one, other) => rank(one) - rank(other)).slice(0, count)
}
const ONE_LINE = 9

const ofPlan = <CalendarCheck className="size-5 text-brand-text" />
const marks: Record<ResultGroup, ReactNode> = {
  plan: ofPlan,
  baseline: ofPlan,
  'leave-out': <LevelMarker level="high" className="size-4.5" />,
  'check-first': <KindMark kind="may-hold" className="size-4.5 text-ink-2" />,
  'now-and-then': <LevelMarker level="moderate" className="size-4.5" />,
  keep: <LevelMarker level="low" className="size-4.5" />,
  'not-food': <Info className="size-4.5 text-ink-2" />,
  'not-readable': <KindMark kind="not-readable" className="size-4.5 text-ink-2" />,
}

type GroupHeadProps = { group: ResultGroup; count: number; own: boolean; id?: string; action?: ReactNode }

/** A group's mark, name and number. */
export function GroupHead({ group, count, own, id, action }: GroupHeadProps) {
  return (
    <div className="flex min-h-11 items-center gap-2.5">
      {marks[group]}
      <h2 id={id} className="text-h3 leading-6">
        {groupText(group, own)} <span className="nums ml-1 text-ink-2">{count}</span>
      </h2>
      <span className="ml-auto shrink-0">{action}</span>
    </div>
  )
}

const actionClass =
  'inline-flex min-h-11 items-center gap-1 rounded-sm text-body font-semibold text-brand-text hover:underline'

type ActionProps = {
  text: string
  label?: string
  isOpen?: boolean
  takesFocus?: boolean
  onPress: () => void
}

function ActionButton({ text, label, isOpen, takesFocus, onPress }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      className={actionClass}
      onClick={onPress}
    >
      {text}
      <ChevronRight className="size-4.5" />
    </button>
  )
}

type ResultGroupsProps = {
  report: Report
  own: boolean
  /** The part that was just closed: what opened it gets the focus back. */
  closed: Part | null
  onFood: (food: Result) => void
  onFamily: (family: FoodFamily) => void
  onCards: () => void
}

/** What to do about each tested food, as pictures; a press opens its verdict. */
export function ResultGroups({ report, own, closed, onFood, onFamily, onCards }: ResultGroupsProps) {
  const groups = useMemo(() => groupResults({ ...report, results: strongestFirst(report.results) }), [report])
  const shown = (['plan', 'baseline', 'leave-out', 'now-and-then'] as const).filter(
    (group) => groups[group].length > 0,
  )
  const moved = movedText(groups, own)
  const withCards = shown.find((group) => !isOfPlan(group))
  return (
    <div className="@container grid min-w-0 content-start gap-2 md:gap-2.5">
      {shown.map((group) => (
        <FoodGroup
          key={group}
          group={group}
          own={own}
          foods={groups[group]}
          onFood={onFood}
          action={
            !isOfPlan(group) ? (
              <ActionButton
                text="Cards"
                label={`Cards: ${groupText(group, own)}`}
                takesFocus={closed === 'cards' && group === withCards}
                onPress={onCards}
              />
            ) : (
              own && (
                <Link href="/client/plan" className={actionClass}>
                  My plan
                  <ChevronRight className="size-4.5" />
                </Link>
              )
            )
          }
        />
      ))}
      {moved && (
        <p data-print="hide" className="px-3.5 text-small text-ink-2 max-md:hidden sm:px-5">
          {moved}
        </p>
      )}
      {groups.keep.length > 0 && (
        <KeepGroup foods={groups.keep} own={own} closed={closed} onFamily={onFamily} />
      )}
    </div>
  )
}

const isOfPlan = (group: ResultGroup) => group === 'plan' || group === 'baseline'

const groupClass = 'px-2.5 pb-1.5 sm:px-4 [&>div]:px-1'

type FoodGroupProps = {
  group: 'plan' | 'baseline' | 'leave-out' | 'now-and-then'
  own: boolean
  foods: readonly Result[]
  action?: ReactNode
  onFood: (food: Result) => void
}

function FoodGroup({ group, own, foods, action, onFood }: FoodGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const catalogue = useApiQuery('GET /api/allergens')
  const isLong = foods.length > most[group]
  const few = useMemo(
    () => (isLong && !isOpen ? fewOf(foods, most[group] - 1) : foods),
    [foods, group, isLong, isOpen],
  )
  const known = useMemo(() => knownFoods(few, catalogue.data ?? []), [few, catalogue.data])
  return (
    <Card flush aria-labelledby={id} data-print="hide" className={groupClass}>
      <GroupHead group={group} own={own} count={foods.length} id={id} action={action} />
      <ul className={tilesClass(foods.length)}>
        {few.map((food) => (
          <li key={food.line}>
            <FoodTile
              name={food.food}
              picture={pictureOf(known.get(food.line))}
              {...markOf(food, own)}
              opensDialog
              onOpen={() => onFood(food)}
            />
          </li>
        ))}
        {isLong && (
          <li>
            <MoreTile
              count={isOpen ? '–' : `+${foods.length - few.length}`}
              word={isOpen ? 'Fewer' : 'All'}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Why a food is in its group whatever its value. */
function markOf(food: Result, own: boolean) {
  const status = food.leftOut ?? foodStatusOf(food)
  if (status === food.level || status === 'keep') return {}
  return {
    mark: <FoodStatusMark status={status} />,
    more: `, ${foodStatusText(status, own).toLowerCase()}`,
  }
}

/** Short names for tiles. */
const familyNames: Record<FoodFamily, string> = {
  Vegetables: 'Veg',
  Legumes: 'Legumes',
  Grains: 'Grains',
  'Nuts and seeds': 'Nuts',
  Fruit: 'Fruit',
  'Herbs and spices': 'Herbs',
  Other: 'Other',
  'Dairy and egg': 'Dairy',
  Meat: 'Meat',
  'Fish and seafood': 'Fish',
}

type KeepGroupProps = Pick<ResultGroupsProps, 'own' | 'closed' | 'onFamily'> & { foods: readonly Result[] }

/** The kept foods by family, as there are too many for pictures. */
function KeepGroup({ foods, own, closed, onFamily }: KeepGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const families = useMemo(
    () => byFamily(foods).toSorted((one, other) => other.foods.length - one.foods.length),
    [foods],
  )
  const isLong = families.length > most.keep
  const few = isLong && !isOpen ? families.slice(0, most.keep - 1) : families
  const toggle = () => setOpen(!isOpen)
  return (
    <Card flush aria-labelledby={id} data-print="hide" className={groupClass}>
      <GroupHead
        group="keep"
        own={own}
        count={foods.length}
        id={id}
        action={isLong && <ActionButton text="Families" isOpen={isOpen} onPress={toggle} />}
      />
      <ul className={tilesClass(families.length)}>
        {few.map(({ family, foods: kept }) => (
          <li key={family}>
            <FoodTile
              name={familyNames[family]}
              picture={{ src: foodPictureUrl(familyPictures[family]), photo: false }}
              more={`, ${kept.length} to keep`}
              takesFocus={family === closed}
              onOpen={() => onFamily(family)}
            />
          </li>
        ))}
        {isLong && !isOpen && (
          <li>
            <MoreTile count={String(foods.length)} word="All" isOpen={isOpen} onToggle={toggle} />
          </li>
        )}
      </ul>
    </Card>
  )
}
