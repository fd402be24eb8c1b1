import { useId, useState } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { ToggleChip } from '@/ui/toggle-chip'
import { HourField } from '../diary/hour-field'
import { SYMPTOMS_MOST, type Draft } from './draft'
import { StepFrame, type StepNav } from './step-frame'

const known = [
  ...['Bloating', 'Belly ache', 'Diarrhoea', 'Constipation', 'Wind', 'Heartburn', 'Nausea'],
  ...['Headache', 'Tiredness', 'Itching', 'Skin', 'Joint pain', 'Blocked nose', 'Trouble concentrating'],
]

type SymptomsStepProps = { nav: StepNav; draft: Draft; onChange: (changes: Partial<Draft>) => void }

/** Step 3: the symptoms for the daily diary, and the reminder. */
export function SymptomsStep({ nav, draft, onChange }: SymptomsStepProps) {
  const { symptoms, remindAt } = draft
  const [own, setOwn] = useState('')
  const [error, setError] = useState('')
  const listId = useId()
  const isFull = symptoms.length === SYMPTOMS_MOST
  const change = (next: string[]) => {
    setError('')
    onChange({ symptoms: next })
  }
  const toggle = (symptom: string) =>
    change(
      symptoms.includes(symptom) ? symptoms.filter((other) => other !== symptom) : [...symptoms, symptom],
    )

  function addOwn() {
    const typed = own.trim()
    if (typed === '') return
    const isSame = (symptom: string) => symptom.toLowerCase() === typed.toLowerCase()
    if (!symptoms.some(isSame)) change([...symptoms, known.find(isSame) ?? typed])
    setOwn('')
  }

  return (
    <StepFrame
      nav={{
        ...nav,
        onNext: () => (symptoms.length > 0 ? nav.onNext() : setError('Please choose at least one.')),
      }}
      title="What bothers you most?"
    >
      <p id={listId}>
        Choose up to three. The diary asks about each of them every day, from 0 (not at all) to 10 (as bad as
        it gets).
      </p>
      <div role="group" aria-labelledby={listId} className="flex flex-wrap gap-2">
        {[...known, ...symptoms.filter((symptom) => !known.includes(symptom))].map((symptom) => (
          <ToggleChip
            key={symptom}
            label={symptom}
            pressed={symptoms.includes(symptom)}
            fixed={isFull && !symptoms.includes(symptom)}
            onPress={() => toggle(symptom)}
          />
        ))}
      </div>
      <p role="status" className="nums">
        {symptoms.length} of {SYMPTOMS_MOST} chosen
      </p>
      {error && (
        <p role="alert" className="font-medium text-high-text">
          {error}
        </p>
      )}
      {!isFull && (
        <form
          noValidate
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            addOwn()
          }}
        >
          <Field label="In your own words" optional className="flex-1">
            <TextInput
              value={own}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setOwn(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" size="lg">
            Add
          </Button>
        </form>
      )}
      <HourField value={remindAt} onChange={(hour) => onChange({ remindAt: hour })} />
    </StepFrame>
  )
}
