import { listed } from '@shared/domain/text/counts'
import { Check, Printer, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { FoodDish } from '@/ui/food-dish'
import { allFound, firstNameOf, type Found, lastFound } from './found-words'
import type { Plan } from './plan-types'
import { nameOf, todayText } from './plan-words'
import { useFoodPictures } from './use-food-pictures'
import { usePlanAction } from './use-plan-action'

/** What a phase has shown: of the food decided last, or of the weeks without. Else nothing. */
export function PhaseEnd({ plan, children }: { plan: Plan; children: ReactNode }) {
  const found = lastFound(plan)
  const { without } = plan.today
  const pictureFor = useFoodPictures(found ? [found.food.foods[0] ?? ''] : [])
  if (found)
    return (
      <Card aria-label="What it showed" className="space-y-4 border-brand-line">
        <FoundFood found={found} picture={pictureFor(found.food.foods[0] ?? '')} />
        {children}
        <TellAndPrint plan={plan} isOutcome={found.food.outcome !== null} />
      </Card>
    )
  if (without !== 'improved' && without !== 'not-improved') return children
  return (
    <Card aria-label="What it showed" className="space-y-4 border-brand-line">
      <div>
        <h2 className="text-h2">
          {without === 'improved' ? 'It helped to leave them out' : 'Leaving them out changed little'}
        </h2>
        <p className="text-body text-ink-2">{todayText(plan)}</p>
      </div>
      {children}
      <TellAndPrint plan={plan} isOutcome={false} />
    </Card>
  )
}

/** An ended plan's findings, one below the other; nothing where none was decided. */
export function PlanFindings({ plan }: { plan: Plan }) {
  const all = allFound(plan)
  const pictureFor = useFoodPictures(all.map(({ food }) => food.foods[0] ?? ''))
  if (all.length === 0) return null
  return (
    <Card aria-label="What it showed" className="space-y-4 border-brand-line">
      {all.map((found) => (
        <FoundFood key={found.food.id} found={found} picture={pictureFor(found.food.foods[0] ?? '')} />
      ))}
    </Card>
  )
}

type FoundFoodProps = { found: Found; picture: ReturnType<ReturnType<typeof useFoodPictures>> }

const FoundFood = ({ found: { food, title, then }, picture }: FoundFoodProps) => (
  <div className="flex items-center gap-4 break-inside-avoid">
    <FoodDish name={nameOf(food)} {...picture} />
    <div className="min-w-0">
      <h2 className="text-h2 break-words">{title}</h2>
      <p className="text-lead text-ink-2">{then}</p>
    </div>
  </div>
)

type TellAndPrintProps = {
  plan: Plan
  /** Practitioners see outcomes in any case, all else only of a plan that is shared with them. */
  isOutcome: boolean
}

/** Asks the practitioner to look, and prints the screen. */
export function TellAndPrint({ plan, isOutcome }: TellAndPrintProps) {
  const { pending, act } = usePlanAction(plan)
  const [isTold, setTold] = useState(false)
  const who = plan.trial.practitioners.filter(({ sees }) => isOutcome || sees)
  const names = listed(who.map(({ name }) => firstNameOf(name)))
  const tell = async () => {
    const body = { action: 'tell', practitionerIds: who.map(({ id }) => id) } as const
    setTold(await act(body, `${names} will see that you have news`))
  }
  return (
    <div data-print="hide" className="flex flex-wrap gap-2 [&>button]:flex-1">
      {who.length > 0 && (
        <Button
          variant="soft"
          size="lg"
          icon={isTold ? Check : Send}
          pending={pending}
          disabled={isTold}
          onClick={() => void tell()}
        >
          {isTold ? `${names} knows` : `Tell ${names}`}
        </Button>
      )}
      <Button variant="secondary" size="lg" icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
