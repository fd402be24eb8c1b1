import { outcomeKinds, type OutcomeKind } from '@shared/domain/trial/trial'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { outcomeWords } from './outcome-words'

const FOODS_RECORDED = 10

type OutcomeDialogProps = { clientId: number; name: string; onClose: () => void }

/** Records what was found out about foods of a client, for example in a clinic. */
export function OutcomeDialog({ clientId, name, onClose }: OutcomeDialogProps) {
  const [named, setNamed] = useState('')
  const [outcome, setOutcome] = useState<OutcomeKind>('tolerated')
  const [amount, setAmount] = useState('')
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const record = useApiMutation('POST /api/clients/:id/outcomes')

  async function submit() {
    const given = amount.trim()
    const foods = foodsIn(named)
    if (foods.length === 0) return setTrouble('Please name a food.')
    if (foods.length > FOODS_RECORDED) return setTrouble(`Please name at most ${FOODS_RECORDED} foods.`)
    if (outcome === 'limited' && given === '') return setTrouble('Please say how much, and how often.')
    setTrouble('')
    try {
      await record.mutateAsync({
        params: { id: clientId },
        body: { foods, outcome, ...(outcome === 'limited' && { amount: given }) },
      })
      toast({ title: 'Recorded' })
      onClose()
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

  return (
    <FormDialog
      title="Record what was found out"
      description={name}
      submitLabel="Record"
      pendingLabel="Saving..."
      pending={pending}
      isDirty={() => named !== '' || amount !== ''}
      onSubmit={() => void run(submit)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label="Foods" hint="As they are called on the report, with commas between them.">
          <TextInput value={named} autoComplete="off" onChange={(event) => setNamed(event.target.value)} />
        </Field>
        <Field label="What was found out" hint="Scanner, recipes and assistant go by it from now on.">
          <Select value={outcome} onChange={(event) => setOutcome(event.target.value as OutcomeKind)}>
            <Options values={outcomeKinds} words={(kind) => outcomeWords[kind]} />
          </Select>
        </Field>
        {outcome === 'limited' && (
          <Field label="How much, and how often">
            <TextInput value={amount} maxLength={120} onChange={(event) => setAmount(event.target.value)} />
          </Field>
        )}
        {trouble && <Alert tone="error">{trouble}</Alert>}
      </div>
    </FormDialog>
  )
}

const foodsIn = (named: string): string[] => [
  ...new Set(
    named
      .split(',')
      .map((food) => food.trim())
      .filter(Boolean),
  ),
]
