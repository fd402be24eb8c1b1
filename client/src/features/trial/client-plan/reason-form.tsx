import { useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'

type ReasonFormProps = {
  label: string
  hint: string
  button: string
  pending: boolean
  onReason: (reason: string) => void
}

/** Asks a practitioner for the reason to open the gate. */
export function ReasonForm({ label, hint, button, pending, onReason }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const given = reason.trim()
        if (given === '') setError('Please say why the plan can go ahead.')
        else onReason(given)
      }}
    >
      <Field label={label} hint={hint} error={error}>
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
        <Button type="submit" block="phone" pending={pending} pendingLabel="Saving...">
          {button}
        </Button>
      </div>
    </form>
  )
}
