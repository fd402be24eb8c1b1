import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { gateWords } from '../gate-words'
import type { Plan } from '../plan-types'
import { isOffered } from '../plan-words'
import { useAct } from '../use-act'

/** Why a plan waits for the practitioner, and its opening with a reason. */
export function GateCard({ clientId, plan }: { clientId: number; plan: Plan }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const { pending, act } = useAct(plan, clientId)

  function open() {
    const given = reason.trim()
    if (given === '') return setError('Please say why the plan may begin.')
    void act({ action: 'open', reason: given }, 'The plan is open')
  }

  if (isOffered(plan.trial))
    return (
      <Card>
        <CardHeader title="Waits for the client" />
        <p className="text-body text-ink-2">
          The questions are not answered yet. You are told if the plan waits for you then.
        </p>
      </Card>
    )
  return (
    <Card>
      <CardHeader title="Waits for you" />
      <p className="text-body text-ink-2">What the client said applies:</p>
      <ul className="mt-1 list-disc pl-5 text-body">
        {plan.trial.gate.map((code) => (
          <li key={code}>{gateWords[code]}</li>
        ))}
      </ul>
      <form
        noValidate
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Field
          label="Why the plan may begin all the same"
          hint="The client reads it; it stays with the plan."
          error={error}
        >
          <TextArea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setError('')
            }}
          />
        </Field>
        <div>
          <Button type="submit" block="phone" pending={pending} pendingLabel="Opening...">
            Open the plan
          </Button>
        </div>
      </form>
    </Card>
  )
}
