import { listed } from '@shared/domain/text/counts'
import { addDays } from '@shared/domain/text/dates'
import { fold } from '@shared/domain/text/fold'
import { FOODS_MOST, FOODS_MOST_OPENED } from '@shared/domain/trial/numbers'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
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
import { chosenOf, firstOf, refusedWords, type Bundle } from '../start/bundles'
import type { Plan } from '../plan/plan-types'
import { useProposal } from '../start/use-proposal'
import { staffSentenceOf } from './staff-words'

/** Above this number of rows a search field shows. */
const SEEN_AT_ONCE = 10
/** The most days by which a practitioner may postpone the first day. */
const PUT_OFF_MOST = 60

type FoodsDialogProps = {
  clientId: number
  name: string
  /** The plan to change; null to propose one. */
  plan: Plan | null
  onClose: () => void
}

/** More than five foods need a reason; none can be added once leaving out has begun. */
export function FoodsDialog({ clientId, name, plan, onClose }: FoodsDialogProps) {
  const [changed, setChanged] = useState<string[] | null>(null)
  const [reason, setReason] = useState('')
  const [phaseOn, setPhaseOn] = useState(() => (plan ? firstDayOf(plan) : ''))
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const propose = useApiMutation('POST /api/clients/:id/trial')
  const change = useApiMutation('PATCH /api/clients/:id/trial')
  const proposal = useProposal({ coeliac: plan?.trial.gate.includes('coeliac') ?? false }, clientId)
  const rows = rowsOf(proposal.data ?? [], plan)
  const bundles = chosenOf(rows, changed ?? plan?.foods.flatMap(({ foods }) => foods) ?? null)
  const most = plan?.trial.maxFoods ?? FOODS_MOST
  const asksReason = bundles.length > most
  const asksDay = plan?.trial.state === 'proposed'

  async function submit() {
    const why = reason.trim()
    if (bundles.length === 0) return setTrouble('Please choose a food.')
    if (bundles.length > FOODS_MOST_OPENED) return setTrouble(`Please choose at most ${FOODS_MOST_OPENED}.`)
    if (asksReason && why === '') return setTrouble(`Please say why you chose more than ${most}.`)
    setTrouble('')
    const body = { foods: bundles.map(firstOf), ...(asksReason && { reason: why }) }
    const params = { id: clientId }
    try {
      if (plan)
        await change.mutateAsync({
          params,
          body: { ...body, action: 'foods', ...(asksDay && dayOf(plan, phaseOn)) },
          version: plan.trial.version,
        })
      else await propose.mutateAsync({ params, body })
      toast({ title: plan ? 'The plan has been changed' : 'The plan has been proposed' })
      onClose()
    } catch (error) {
      if (plan && isGone(error)) {
        toast({ title: 'Not saved', description: staffSentenceOf(error), variant: 'destructive' })
        onClose()
      } else setTrouble(plan ? sentenceOf(error) : refusedText(error))
    }
  }

  return (
    <FormDialog
      title={plan ? 'Change the foods' : 'Propose a plan'}
      description={
        plan
          ? name
          : `${name} will answer some questions, choose symptoms and start it. We'll tell you when it needs you.`
      }
      size="lg"
      submitLabel={plan ? 'Save' : 'Propose'}
      pendingLabel="Saving..."
      pending={pending}
      isDirty={() => reason !== '' || changed !== null}
      onSubmit={() => void run(submit)}
      onClose={onClose}
    >
      {asksReason && (
        <Field label={`Why more than ${most}`} className="mb-4">
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      {asksDay && (
        <Field label="First day" optional hint="Without one, it begins as soon as possible." className="mb-4">
          <TextInput
            type="date"
            min={plan.today.date}
            max={addDays(plan.today.date, PUT_OFF_MOST)}
            value={phaseOn}
            onChange={(event) => setPhaseOn(event.target.value)}
          />
        </Field>
      )}
      {plan?.trial.state === 'without' && (
        <p className="mb-4 text-body text-ink-2">No food can be added once leaving out has begun.</p>
      )}
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
            setChanged(next.map(firstOf))
          }}
        />
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
  /** Null for a food of the plan that is no longer elevated. */
  level: Bundle['level'] | null
}

/** The plan's first day while it is in the future; else empty. */
const firstDayOf = ({ trial: { phaseOn }, today }: Plan): string =>
  phaseOn !== null && phaseOn > today.date ? phaseOn : ''

/** The first day to send when it was changed; an emptied field means today. */
const dayOf = (plan: Plan, phaseOn: string) =>
  phaseOn !== firstDayOf(plan) && { phaseOn: phaseOn || plan.today.date }

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Why a proposal was refused; a plan not shared with the practitioner may be the cause. */
const refusedText = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? `This is not possible: ${error.detail}`
    : sentenceOf(error)

/** The plan's own foods and, while foods may be added, the other elevated ones. */
function rowsOf(bundles: readonly Bundle[], plan: Plan | null): Row[] {
  const own = (plan?.foods ?? []).map(({ foods, replacement }) => {
    const raised = bundles.find((bundle) => bundle.foods.some((food) => foods.includes(food)))
    return {
      ...{ foods, replacement, proposed: false },
      refused: raised?.refused ?? null,
      level: raised?.level ?? null,
    }
  })
  if (plan?.trial.state === 'without') return own
  const known = new Set(own.flatMap(({ foods }) => foods))
  return [...own, ...bundles.filter(({ foods }) => !foods.some((food) => known.has(food)))]
}

type ChoiceProps = {
  rows: readonly Row[]
  chosen: readonly Row[]
  /** The number of foods that needs no reason. */
  most: number
  onChoose: (chosen: readonly Row[]) => void
}

function Choice({ rows, chosen, most, onChoose }: ChoiceProps) {
  const [term, setTerm] = useState('')
  const shown = rows.filter(({ foods }) => foods.some((food) => fold(food).includes(fold(term.trim()))))
  return (
    <fieldset>
      <legend className="nums text-small text-ink-2">
        {chosen.length} chosen, at most {most}
        {most < FOODS_MOST_OPENED && ` (${FOODS_MOST_OPENED} with a reason)`}
      </legend>
      {rows.length > SEEN_AT_ONCE && (
        <TextInput
          type="search"
          aria-label="Search the foods"
          placeholder="Search the foods"
          icon={Search}
          className="mt-2"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          // Keeps Enter in the search field from submitting the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {shown.length === 0 && <p className="mt-2 text-body text-ink-2">No food with this name.</p>}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((row) => {
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
