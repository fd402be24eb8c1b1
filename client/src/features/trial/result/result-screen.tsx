import { countText } from '@shared/domain/text/counts'
import { CircleAlert, CircleCheck, CircleDashed, Info, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { FoodDish } from '@/ui/food-dish'
import type { IconType } from '@/ui/icon-type'
import { OwnPlan } from '../plan/own-plan'
import { PhaseBar } from '../plan/phase-bar'
import { TellAndPrint } from '../plan/phase-end'
import { PrintHead } from '../plan/print-head'
import type { Plan, PlanFood } from '../plan/plan-types'
import { foundIn } from '../plan/found-words'
import { foodStateText, nameOf, numberText, scoreText } from '../plan/plan-words'
import { useFoodPictures } from '../plan/use-food-pictures'

/** A plan's results: noticed complaints, tolerated foods, and what was not tried. */
export default function ResultScreen() {
  return (
    <OwnPlan title="Your findings">
      {(plan) => (isEarly(plan) ? <NothingYet /> : <Result plan={plan} />)}
    </OwnPlan>
  )
}

const groups = [
  {
    key: 'barred',
    title: 'Allergy, or clinic only',
    icon: ShieldAlert,
    box: 'border-2 border-ink-2',
  },
  { key: 'noticed', title: 'You had symptoms', icon: CircleAlert, box: 'border-2 border-ink-2' },
  { key: 'well', title: 'Fine for you', icon: CircleCheck, box: 'border border-line' },
  {
    key: 'open',
    title: 'Not tried, or still open',
    icon: CircleDashed,
    box: 'border border-dashed border-line-strong',
  },
] as const

type GroupKey = (typeof groups)[number]['key']

function groupOf({ barred, outcome }: PlanFood): GroupKey {
  if (barred || outcome?.outcome === 'clinic-only') return 'barred'
  if (outcome === null || outcome.asks) return 'open'
  return outcome.outcome === 'trigger' ? 'noticed' : 'well'
}

const before: readonly Plan['today']['phase'][] = ['proposed', 'baseline', 'without']

/** Whether no food was brought back and no other outcome exists yet. */
const isEarly = ({ foods, today }: Plan) =>
  before.includes(today.phase) && foods.every((food) => groupOf(food) === 'open')

const NothingYet = () => (
  <>
    <h1 className="text-h1">What you found out so far</h1>
    <EmptyState
      level={2}
      bordered
      className="bg-surface"
      title="Nothing yet"
      description="Your findings will appear here."
      action={
        <Link href="/client/plan" className={buttonClass({ variant: 'secondary' })}>
          Back to my plan
        </Link>
      }
    />
  </>
)

function Result({ plan }: { plan: Plan }) {
  const { trial, foods, today } = plan
  const isTwice = foods.some(({ outcome }) => outcome?.outcome === 'trigger' && outcome.basis === 'challenge')
  const pictureFor = useFoodPictures(foods.map((food) => food.foods[0] ?? ''))
  return (
    <>
      <div data-print="hide">
        <PhaseBar today={today} foods={foods} />
      </div>
      <div>
        <h1 className="text-h1">
          {trial.state === 'closed' ? 'Your findings' : 'What you found out so far'}
        </h1>
        <p className="mt-1 text-lead text-ink-2">{summaryOf(plan)}</p>
        <PrintHead plan={plan} />
      </div>
      {groups.map(({ key, title, icon, box }) => {
        const own = foods.filter((food) => groupOf(food) === key)
        return (
          own.length > 0 && (
            <Group key={key} title={title} icon={icon}>
              {own.map((food) => (
                <li
                  key={food.id}
                  className={cn('flex items-center gap-4 rounded-lg bg-surface p-4 break-inside-avoid', box)}
                >
                  <FoodDish name={nameOf(food)} {...pictureFor(food.foods[0] ?? '')} />
                  <div className="min-w-0 flex-1">
                    <p className="text-body font-semibold break-words">{nameOf(food)}</p>
                    <p className="text-body break-words text-ink-2">{foundText(food, plan)}</p>
                  </div>
                  {key === 'open' && <TryIt plan={plan} food={food} />}
                </li>
              ))}
            </Group>
          )
        )
      })}
      <div className="flex gap-3 text-body text-ink-2">
        <Info className="mt-0.5 size-5 text-brand-text" />
        <div className="space-y-2">
          <p>
            The scanner and recipes now follow this. It’s what you noticed, not a diagnosis. See your doctor
            about lasting symptoms.
          </p>
          <p>
            You knew what you were eating, and chance plays a part. A rise of 2 points is missed about half
            the time, smaller ones more often. A harmless food can look like a cause.
            {isTwice && ' Complaints were counted only when they came twice.'}
          </p>
        </div>
      </div>
      <TellAndPrint plan={plan} isOutcome={foods.some(({ outcome }) => outcome !== null)} />
    </>
  )
}

function Group({ title, icon: Icon, children }: { title: string; icon: IconType; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="flex items-center gap-2.5 text-h2">
        <Icon className="size-6" />
        {title}
      </h2>
      <ul className="mt-2.5 grid gap-2">{children}</ul>
    </section>
  )
}

/** Leads to a challenge of an untried food, in the open plan when allowed or in a new one. */
function TryIt({ plan: { trial }, food }: { plan: Plan; food: PlanFood }) {
  const isClosed = trial.state === 'closed'
  // A food that a newer test raises needs an answer, not another challenge.
  if (food.outcome || (!isClosed && food.refusal !== null)) return null
  return (
    <div data-print="hide" className="text-center text-small text-ink-2">
      <Link
        href={isClosed ? '/client/plan/start' : `/client/plan/foods/${food.id}`}
        className={buttonClass({ variant: 'soft', size: 'lg' })}
      >
        Try it
      </Link>
      {isClosed && <p className="mt-1">In a new plan</p>}
    </div>
  )
}

/** What a food's challenge showed; else its state with the number of attempts. */
function foundText(food: PlanFood, plan: Plan): string {
  const found = foundIn(food)
  if (found) return `${found.what}. ${found.then}`
  const stateText = foodStateText(food, plan)
  const tries = food.challenges.length
  return tries > 1 ? `${stateText} (tried ${countText(tries, 'time')})` : stateText
}

function summaryOf({ trial: { symptoms }, foods, today: { level, levels } }: Plan): string {
  const first = levels[0] ?? level
  const symptom = symptoms[0]
  const went =
    symptom && first.before !== null && first.now !== null
      ? `${symptom} went from ${scoreText(first.before)} to ${scoreText(first.now)}. `
      : ''
  const back = foods.filter(({ challenges }) => challenges.length > 0).length
  return `${went}The plan had ${countText(foods.length, 'food')}. You brought back ${back === 0 ? 'none' : numberText(back)}.`
}
