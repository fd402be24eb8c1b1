import { listed } from '@shared/domain/counts'
import { FOODS_MOST, FOODS_MOST_OPENED } from '@shared/domain/trial/numbers'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { LevelBadge } from '@/ui/level-badge'
import { Loading } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { chosenOf, firstOf, refusedWords, type Bundle } from '../bundles'
import type { Plan } from '../plan-types'
import { useProposal } from '../use-proposal'

type FoodsDialogProps = {
  clientId: number
  name: string
  /** Whose foods are changed; null where a plan is proposed. */
  plan: Plan | null
  onClose: () => void
}

/** The foods of a plan, as a practitioner proposes or changes them; more than five with a reason. */
export function FoodsDialog({ clientId, name, plan, onClose }: FoodsDialogProps) {
  const [chosen, setChosen] = useState(() => plan && plan.foods.flatMap(({ foods }) => foods))
  const [reason, setReason] = useState('')
  const [phaseOn, setPhaseOn] = useState(plan?.trial.phaseOn ?? '')
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const propose = useApiMutation('POST /api/clients/:id/trial')
  const change = useApiMutation('PATCH /api/clients/:id/trial')
  const proposal = useProposal({ coeliac: plan?.trial.gate.includes('coeliac') ?? false }, clientId)
  const rows = rowsOf(proposal.data ?? [], plan)
  const bundles = chosenOf(rows, chosen)
  const most = plan?.trial.maxFoods ?? FOODS_MOST
  const asksReason = bundles.length > most
  const asksDay = plan?.trial.state === 'proposed'

  async function submit() {
    const why = reason.trim()
    if (bundles.length === 0) return setTrouble('Please choose a food.')
    if (bundles.length > FOODS_MOST_OPENED) return setTrouble(`Please choose at most ${FOODS_MOST_OPENED}.`)
    if (asksReason && why === '') return setTrouble(`Please say why more than ${most}.`)
    setTrouble('')
    const body = { foods: bundles.map(firstOf), ...(asksReason && { reason: why }) }
    const params = { id: clientId }
    try {
      if (plan)
        await change.mutateAsync({
          params,
          body: { ...body, action: 'foods', ...(asksDay && phaseOn !== '' && { phaseOn }) },
          version: plan.trial.version,
        })
      else await propose.mutateAsync({ params, body })
      toast({ title: plan ? 'The plan has been changed' : 'The plan has been proposed' })
      onClose()
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

  return (
    <FormDialog
      title={plan ? 'Change the foods' : 'Propose a plan'}
      description={
        plan
          ? name
          : `${name} answers some questions, names symptoms and starts it. You are told when it waits for you.`
      }
      size="lg"
      submitLabel={plan ? 'Save' : 'Propose'}
      pendingLabel="Saving..."
      pending={pending}
      isDirty={() => reason !== '' || (chosen !== null && plan === null)}
      onSubmit={() => void run(submit)}
      onClose={onClose}
    >
      {proposal.isPending && <Loading label="Loading the foods..." />}
      {proposal.isError && <QueryError query={proposal} level={3} title="Failed to fetch the foods" />}
      {proposal.data && rows.length === 0 && (
        <p className="text-body">No food is elevated in the newest results.</p>
      )}
      {proposal.data && rows.length > 0 && (
        <Choice
          rows={rows}
          most={most}
          chosen={bundles}
          onChoose={(next) => {
            setTrouble('')
            setChosen(next.map(firstOf))
          }}
        />
      )}
      {asksReason && (
        <Field label={`Why more than ${most}`} className="mt-4">
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      {asksDay && (
        <Field label="First day" optional hint="Without one it begins as soon as it may." className="mt-4">
          <TextInput
            type="date"
            min={plan.today.date}
            value={phaseOn}
            onChange={(event) => setPhaseOn(event.target.value)}
          />
        </Field>
      )}
      {trouble && (
        <Alert tone="error" className="mt-4">
          {trouble}
        </Alert>
      )}
    </FormDialog>
  )
}

type Row = Pick<Bundle, 'foods' | 'replacement' | 'proposed' | 'refused'> & {
  /** Null of a food of the plan that is no longer elevated. */
  level: Bundle['level'] | null
}

/** What can be chosen: what is elevated, and what the plan has besides. */
function rowsOf(bundles: readonly Bundle[], plan: Plan | null): Row[] {
  const known = new Set(bundles.flatMap(({ foods }) => foods))
  const others = (plan?.foods ?? []).filter(({ foods }) => !foods.some((food) => known.has(food)))
  return [
    ...bundles,
    ...others.map(({ foods, replacement }) => ({
      ...{ foods, replacement, proposed: false, refused: null, level: null },
    })),
  ]
}

type ChoiceProps = {
  rows: readonly Row[]
  chosen: readonly Row[]
  /** How many need no reason. */
  most: number
  onChoose: (chosen: readonly Row[]) => void
}

function Choice({ rows, chosen, most, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="nums text-small text-ink-2">
        {chosen.length} chosen, at most {most}
        {most < FOODS_MOST_OPENED && ` (${FOODS_MOST_OPENED} with a reason)`}
      </legend>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => {
          const isChosen = chosen.includes(row)
          return (
            <li key={firstOf(row)} className="flex items-center justify-between gap-3 py-1">
              <Checkbox
                label={listed(row.foods)}
                hint={
                  row.refused ? refusedWords[row.refused] : row.replacement && `Instead: ${row.replacement}`
                }
                checked={isChosen}
                disabled={row.refused !== null || (!isChosen && chosen.length >= FOODS_MOST_OPENED)}
                onCheckedChange={(checked) =>
                  onChoose(checked ? [...chosen, row] : chosen.filter((other) => other !== row))
                }
              />
              {row.level ? (
                <LevelBadge level={row.level} size="sm" />
              ) : (
                <span className="text-small text-ink-3">No longer elevated</span>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
