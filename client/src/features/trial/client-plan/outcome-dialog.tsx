import { fold } from '@shared/domain/text/fold'
import { formatWords } from '@shared/domain/text/dates'
import { outcomeKinds, type OutcomeKind } from '@shared/domain/trial/trial'
import { Replace } from 'lucide-react'
import { useId, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import type { Outcome } from '../plan/plan-types'
import { useProposal } from '../start/use-proposal'
import { basisWords, outcomeWords } from './outcome-words.public'

type OutcomeDialogProps = {
  clientId: number
  name: string
  /** The client's current outcomes. */
  holding: readonly Outcome[]
  onClose: () => void
}

/** Records an outcome, for example from a clinic; asks before replacing a warning. */
export function OutcomeDialog({ clientId, name, holding, onClose }: OutcomeDialogProps) {
  const [named, setNamed] = useState('')
  const [outcome, setOutcome] = useState<OutcomeKind | ''>('')
  const [amount, setAmount] = useState('')
  const [trouble, setTrouble] = useState('')
  const [asking, setAsking] = useState(false)
  const [pending, run] = usePending()
  const record = useApiMutation('POST /api/clients/:id/outcomes')
  const known = useKnownFoods(clientId)
  const list = useId()
  const food = named.trim()
  const warning = holding.find(
    (held) =>
      ['trigger', 'clinic-only'].includes(held.outcome) &&
      held.foods.some((each) => fold(each) === fold(food)),
  )

  const troubleNow = () => {
    if (food === '') return 'Please name a food.'
    if (food.includes(',') && !known.some((each) => fold(each) === fold(food)))
      return 'Please name one food at a time.'
    if (outcome === '') return 'Please choose a finding.'
    if (outcome === 'limited' && amount.trim() === '') return 'Please say how much, and how often.'
    return ''
  }

  function submit() {
    const found = troubleNow()
    setTrouble(found)
    if (found !== '') return
    if (warning) setAsking(true)
    else void run(save)
  }

  async function save() {
    if (outcome === '') return
    try {
      await record.mutateAsync({
        params: { id: clientId },
        body: { foods: [food], outcome, ...(outcome === 'limited' && { amount: amount.trim() }) },
      })
      toast({ title: 'Recorded' })
      onClose()
    } catch (error) {
      setAsking(false)
      setTrouble(sentenceOf(error))
    }
  }

  return (
    <FormDialog
      title="Record a finding"
      description={name}
      submitLabel="Record"
      pendingLabel="Saving..."
      pending={pending}
      isDirty={() => named !== '' || outcome !== '' || amount !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label="Food" hint="One at a time, named as on the report.">
          <TextInput
            value={named}
            list={list}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => setNamed(event.target.value)}
          />
        </Field>
        <datalist id={list}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Field label="Finding" hint="The scanner, recipes and assistant now follow it.">
          <Select value={outcome} onChange={(event) => setOutcome(event.target.value as OutcomeKind | '')}>
            <option value="">Choose...</option>
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
      {warning && outcome !== '' && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          icon={Replace}
          title={`Replace the finding for ${food}`}
          description={`“${outcomeWords[warning.outcome]}” since ${formatWords(warning.since)}: ${basisWords[warning.basis].toLowerCase()}. It will end, and “${outcomeWords[outcome]}” will take its place.`}
          confirmLabel="Replace it"
          pendingLabel="Saving..."
          pending={pending}
          onConfirm={() => void run(save)}
        />
      )}
    </FormDialog>
  )
}

/** Food names to choose from: elevated foods of the client's tests first, then the catalogue. */
function useKnownFoods(clientId: number): string[] {
  const proposal = useProposal({}, clientId)
  const catalogue = useApiQuery('GET /api/allergens')
  return [
    ...new Set([
      ...(proposal.data ?? []).flatMap(({ foods }) => foods),
      ...(catalogue.data ?? []).map(({ name }) => name),
    ]),
  ]
}
