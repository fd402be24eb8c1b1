import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { PauseButton } from '../plan/pause-button'
import type { Plan } from '../plan/plan-types'
import { PlanView } from '../plan/plan-view'
import { isOffered } from '../plan/plan-words'
import { StopPlan } from '../plan/stop-plan'
import { usePlanAction } from '../plan/use-plan-action'
import { DiaryCard } from './diary-card'
import { FoodsDialog } from './foods-dialog'
import { GateCard } from './gate-card'
import { EarlierAnswersCard } from './earlier-answers-card'
import { OutcomesCard } from './outcomes-card'
import { staffFoodText, staffNextText } from './staff-words'

type KnownPlanProps = {
  clientId: number
  name: string
  /** Null without a shared plan. */
  plan: Plan | null
}

/** The plan with the practitioner's actions, the shared diary, and the outcomes. */
export default function KnownPlan({ clientId, name, plan }: KnownPlanProps) {
  const isOpen = plan !== null && plan.trial.state !== 'closed'
  const isShared = plan?.trial.shared ?? false
  const diary = useApiQuery(
    'GET /api/clients/:id/diary',
    { params: { id: clientId }, query: {} },
    { enabled: isShared },
  )
  if (diary.isLoading) return <Skeleton className="h-64 w-full" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4">
        {plan?.trial.state === 'proposed' && <GateCard clientId={clientId} plan={plan} />}
        {!isOpen && <EarlierAnswersCard clientId={clientId} name={name} />}
        {plan?.trial.haltedOn && <Halted clientId={clientId} plan={plan} />}
        {!plan && <NoPlan clientId={clientId} name={name} />}
        {plan && (
          <Card>
            <PlanView
              plan={plan}
              isOwn={false}
              nextOf={staffNextText}
              foodTextOf={staffFoodText}
              level={2}
              diary={diary.data}
            />
            <div className="mt-5 flex flex-wrap items-start gap-2 border-t border-line pt-4 empty:hidden">
              {isOpen ? (
                <Acts clientId={clientId} name={name} plan={plan} />
              ) : (
                <Propose clientId={clientId} name={name} />
              )}
            </div>
          </Card>
        )}
        {plan && isShared && <DiaryCard diary={diary} symptoms={plan.trial.symptoms} />}
        {plan && !isShared && (
          <Alert title={isOffered(plan.trial) ? 'Not answered yet' : 'The diary is not shared with you'}>
            {name} decides whether you see the plan and the diary once it has begun.
          </Alert>
        )}
      </div>
      <OutcomesCard clientId={clientId} name={name} />
    </div>
  )
}

function NoPlan({ clientId, name }: { clientId: number; name: string }) {
  return (
    <Card>
      <EmptyState
        level={2}
        title="No plan that you can see"
        description={`${name} has none at the moment, or does not share it with you.`}
        action={<Propose clientId={clientId} name={name} />}
      />
    </Card>
  )
}

/** Proposes a plan, where the portal has plans turned on. */
function Propose({ clientId, name }: { clientId: number; name: string }) {
  const config = useApiQuery('GET /api/config')
  const [proposing, setProposing] = useState(false)
  if (!config.data?.trialOn) return null
  return (
    <>
      <Button block="phone" onClick={() => setProposing(true)}>
        Propose a plan
      </Button>
      {proposing && (
        <FoodsDialog clientId={clientId} name={name} plan={null} onClose={() => setProposing(false)} />
      )}
    </>
  )
}

const changeable = ['proposed', 'baseline', 'without']

function Acts({ clientId, name, plan }: { clientId: number; name: string; plan: Plan }) {
  const [changing, setChanging] = useState(false)
  const { state } = plan.trial
  return (
    <>
      {changeable.includes(state) && (
        <Button variant="secondary" block="phone" onClick={() => setChanging(true)}>
          Change the foods
        </Button>
      )}
      {state !== 'proposed' && <PauseButton plan={plan} clientId={clientId} />}
      <StopPlan plan={plan} clientId={clientId} />
      {changing && (
        <FoodsDialog clientId={clientId} name={name} plan={plan} onClose={() => setChanging(false)} />
      )}
    </>
  )
}

/** After an immediate reaction nothing is brought back until a practitioner has reviewed it. */
function Halted({ clientId, plan }: { clientId: number; plan: Plan }) {
  const { pending, act } = usePlanAction(plan, clientId)
  return (
    <Card>
      <CardHeader
        title="Stopped after an immediate reaction"
        actions={
          <Button
            block="phone"
            pending={pending}
            onClick={() => void act({ action: 'clear' }, 'The plan continues')}
          >
            Allow the plan to continue
          </Button>
        }
      />
      <p className="text-body text-ink-2">
        You can’t reintroduce foods until you allow the plan to continue. The foods behind the reaction stay
        out. Only a clinic should reintroduce them.
      </p>
    </Card>
  )
}
