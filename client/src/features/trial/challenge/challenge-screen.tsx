import { formatWords } from '@shared/domain/text/dates'
import { Moon, ShieldAlert } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { useCrumb } from '@/ui/crumb'
import { EmptyState } from '@/ui/empty-state'
import { FoodDish } from '@/ui/food-dish'
import { toast } from '@/ui/use-toast'
import { ChallengePlot } from './challenge-plot'
import { Decide, Suggestion } from './decide'
import { OwnPlan } from '../plan/own-plan'
import { PhaseBar } from '../plan/phase-bar'
import type { Challenge, Plan, PlanFood } from '../plan/plan-types'
import {
  needsDecision,
  dayText,
  decisionWords,
  foodStateText,
  nameOf,
  reintroducedFood,
} from '../plan/plan-words'
import { PortionDrawing } from './portion-drawing'
import { RunningChallenge } from './running-challenge'
import { useFoodPictures } from '../plan/use-food-pictures'

/** One food of a plan: its challenge, what the diary shows, and the person's decision. */
export default function ChallengeScreen({ foodId }: { foodId: number }) {
  return (
    <OwnPlan title="Bringing back">
      {(plan) => {
        const food = plan.foods.find(({ id }) => id === foodId)
        return food ? <Food plan={plan} food={food} /> : <NoFood />
      }}
    </OwnPlan>
  )
}

const NoFood = () => (
  <>
    <h1 className="text-h1">Bringing back</h1>
    <EmptyState
      level={2}
      bordered
      className="bg-surface"
      title="No such food"
      description="This food is not part of your plan."
      action={
        <Link href="/client/plan" className={buttonClass({ variant: 'secondary' })}>
          Back to my plan
        </Link>
      }
    />
  </>
)

function Food({ plan, food }: { plan: Plan; food: PlanFood }) {
  useCrumb(nameOf(food))
  const { challenge } = plan
  const own = reintroducedFood(plan) === food ? challenge : null
  return (
    <>
      <PhaseBar today={plan.today} foods={plan.foods} />
      <Head plan={plan} food={food} isRunning={own !== null} />
      {own ? (
        needsDecision(plan) ? (
          <>
            <Shown food={food} challenge={own} />
            <Decide key={own.id} food={food} challenge={own} isHalted={plan.trial.haltedOn !== null} />
          </>
        ) : (
          <RunningChallenge plan={plan} food={food} challenge={own} />
        )
      ) : (
        <Waiting plan={plan} food={food} />
      )}
    </>
  )
}

const attempts = ['', 'for the first time', 'for the second time', 'for the third time']

function Head({ plan, food, isRunning }: { plan: Plan; food: PlanFood; isRunning: boolean }) {
  const pictureFor = useFoodPictures(food.foods.slice(0, 1))
  return (
    <div className="flex items-center gap-4">
      <FoodDish name={nameOf(food)} size={112} {...pictureFor(food.foods[0] ?? '')} />
      <div className="min-w-0">
        {isRunning && <p className="text-body text-ink-2">Bringing back</p>}
        <h1 className="text-h1 break-words">{nameOf(food)}</h1>
        <p className={cn('text-body', food.barred ? 'font-semibold first-letter:uppercase' : 'text-ink-2')}>
          {food.barred && <ShieldAlert className="mr-1.5 inline size-5 align-text-bottom" />}
          {isRunning ? attempts[plan.challenge?.attempt ?? 1] : foodStateText(food, plan)}
        </p>
        {!food.elevated && (
          <p className="text-small text-ink-2">It is no longer raised in your newest test.</p>
        )}
      </div>
    </div>
  )
}

function Shown({ food, challenge }: { food: PlanFood; challenge: Challenge }) {
  const query = { from: challenge.startedOn, to: challenge.endedOn ?? challenge.endsOn }
  const diary = useApiQuery('GET /api/diary', { query })
  return (
    <Card aria-label={`How reintroducing ${nameOf(food)} went`} className="space-y-4">
      <Suggestion judged={challenge.judged} />
      {challenge.days.length > 0 && (
        <ChallengePlot days={challenge.days} judged={challenge.judged} diary={diary.data ?? []} />
      )}
    </Card>
  )
}

/** A food without a running challenge: whether one can start, and earlier attempts. */
function Waiting({ plan, food }: { plan: Plan; food: PlanFood }) {
  const start = useApiMutation('POST /api/trial/foods/:id/challenge')
  const [pending, run] = usePending()
  const { amounts, form, vessel } = food.portions
  const isOpen = food.barred === null && food.state !== 'done'
  const isBack = isOpen && plan.today.phase === 'reintroduction'
  const begin = () =>
    run(async () => {
      try {
        await start.mutateAsync({ params: { id: food.id } })
      } catch (error) {
        toast({ title: 'Not started', description: sentenceOf(error), variant: 'destructive' })
      }
    })
  return (
    <>
      {isOpen && food.replacement && <Alert title="Instead">{food.replacement}</Alert>}
      {isOpen && (
        <section aria-labelledby="how-much">
          <h2 id="how-much" className="text-h3">
            How to bring it back
          </h2>
          <p className="mt-1 text-body text-ink-2">{form}</p>
          <Card flush className="mt-2.5">
            <ol className="divide-y divide-line">
              {amounts.map((amount, portion) => (
                <li key={amount} className="flex items-center gap-3 px-4 py-3 text-body">
                  <PortionDrawing vessel={vessel} portion={portion} className="size-8 shrink-0" />
                  <span className="min-w-0 flex-1">Day {portion + 1}</span>
                  <span className="min-w-0 text-right">{amount}</span>
                </li>
              ))}
              <li className="flex items-center gap-3 px-4 py-3 text-body">
                <Moon className="size-8 p-1" />
                <span className="min-w-0 flex-1">Days 4 to 6</span>
                <span className="text-right text-ink-2">without, diary only</span>
              </li>
            </ol>
          </Card>
        </section>
      )}
      {isBack && (
        <div>
          <Button
            size="lg"
            block
            pending={pending}
            disabled={food.refusal !== null}
            aria-describedby={food.refusal ? 'refusal' : undefined}
            onClick={() => void begin()}
          >
            Bring it back from today
          </Button>
          {food.refusal && (
            <p id="refusal" className="mt-2 text-body text-ink-2">
              {food.refusal.reason}
            </p>
          )}
          {food.repeat?.to && (
            <p className="mt-2 text-body text-ink-2">
              Try again from {formatWords(food.repeat.from)} to {formatWords(food.repeat.to)}.
            </p>
          )}
        </div>
      )}
      {food.challenges.map((challenge) => (
        <Past key={challenge.id} food={food} challenge={challenge} />
      ))}
      <Link href="/client/plan" className={buttonClass({ variant: 'link', size: 'lg', block: true })}>
        Back to my plan
      </Link>
    </>
  )
}

function Past({ food, challenge }: { food: PlanFood; challenge: Challenge }) {
  return (
    <section aria-labelledby={`attempt-${challenge.id}`}>
      <h2 id={`attempt-${challenge.id}`} className="text-h3">
        {dayText(challenge.startedOn)}
        {challenge.decided && `: ${decisionWords[challenge.decided]}`}
      </h2>
      {challenge.note && <p className="mt-1 text-body break-words text-ink-2">{challenge.note}</p>}
      <div className="mt-2.5">
        <Shown food={food} challenge={challenge} />
      </div>
    </section>
  )
}
