import { Card, CardHeader } from '@/ui/card'
import { gateWords } from '../start/gate-words'
import type { Plan } from '../plan/plan-types'
import { isOffered } from '../plan/plan-words'
import { usePlanAction } from '../plan/use-plan-action'
import { ReasonForm } from './reason-form'

/** Why a plan waits for the practitioner, who can open it with a reason. */
export function GateCard({ clientId, plan }: { clientId: number; plan: Plan }) {
  const { pending, act } = usePlanAction(plan, clientId)

  if (isOffered(plan.trial))
    return (
      <Card>
        <CardHeader title="Waiting for the client" />
        <p className="text-body text-ink-2">
          The questions have not been answered yet. We will tell you if the plan needs you.
        </p>
      </Card>
    )
  return (
    <Card>
      <CardHeader title="Waiting for you" />
      <p className="text-body text-ink-2">What the client said applies:</p>
      <ul className="mt-1 list-disc pl-5 text-body">
        {plan.trial.gate.map((code) => (
          <li key={code}>{gateWords[code]}</li>
        ))}
      </ul>
      <ReasonForm
        label="Why the plan can go ahead anyway"
        hint="The client can read it. It stays with the plan."
        button="Open the plan"
        pending={pending}
        onReason={(reason) => void act({ action: 'open', reason }, 'The plan is approved')}
      />
    </Card>
  )
}
