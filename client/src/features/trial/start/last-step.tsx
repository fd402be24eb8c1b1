import { listed } from '@shared/domain/text/counts'
import { addDays, formatWords, localDay } from '@shared/domain/text/dates'
import {
  BASELINE_DAYS,
  BASELINE_EARLIEST,
  BASELINE_ENTRIES,
  CHALLENGE_DAYS,
  WITHOUT_DAYS,
} from '@shared/domain/trial/numbers'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { Loading } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { chosenOf, firstOf } from './bundles'
import { Sharing } from '../plan/sharing'
import { useProposal } from './use-proposal'
import { proposalInput, codesOf, gateOfDraft, isAlreadyAvoided, newCodes, type Draft } from './draft'
import type { ClientFacts } from './gate-step'
import { StepFrame, type StepNav } from './step-frame'

type LastStepProps = {
  nav: StepNav
  draft: Draft
  facts: ClientFacts
  onChange: (changes: Partial<Draft>) => void
}

/** Step 5: the dates, sharing, and the start. */
export function LastStep({ nav, draft, facts, onChange }: LastStepProps) {
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const start = useApiMutation('POST /api/trial')
  const proposal = useProposal(proposalInput(draft))
  const chosen = chosenOf(proposal.data ?? [], draft.chosen)
  const forClinic = chosen.filter((bundle) => isAlreadyAvoided(bundle, draft))
  const gate = gateOfDraft(draft, facts.age)
  const waits = gate.kind === 'practitioner'
  const hasPractitioner = facts.practitionerIds.length > 0

  async function submit() {
    setTrouble('')
    try {
      await start.mutateAsync({
        body: {
          foods: chosen.map(firstOf),
          symptoms: draft.symptoms,
          // A known age was not asked for.
          gate: newCodes([...new Set([...codesOf(draft), ...(waits ? gate.codes : [])])], facts.earlier),
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          remindAt: draft.remindAt,
          shared: hasPractitioner && draft.shared,
          practitionerIds: [...new Set(facts.practitionerIds)],
          leftOut: forClinic.map(firstOf),
        },
      })
      toast({ title: waits ? 'Your practitioner will look at it first' : 'Your plan has begun' })
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

  return (
    <StepFrame
      nav={{ ...nav, onNext: () => void run(submit) }}
      title="Your plan"
      next={{ label: waits ? 'Ask my practitioner' : 'Start the plan', pending }}
      closed={chosen.length === 0}
    >
      {proposal.isPending && <Loading label="Looking for your foods..." />}
      {proposal.isError && <QueryError query={proposal} level={2} title="The foods could not be loaded" />}
      <dl className="grid gap-3">
        <Fact
          term="Without"
          fact={listed(chosen.filter((bundle) => !forClinic.includes(bundle)).flatMap(({ foods }) => foods))}
        />
        {forClinic.length > 0 && (
          <Fact
            term="Left out already, and only a clinic should bring it back"
            fact={listed(forClinic.flatMap(({ foods }) => foods))}
          />
        )}
        <Fact term="In the diary" fact={listed(draft.symptoms)} />
        <Fact term="Reminder" fact={draft.remindAt ? `Every day at ${draft.remindAt}` : 'None'} />
      </dl>
      <Card>
        <h2 className="text-h3 text-ink">{waits ? 'Once your practitioner approves it' : 'The days'}</h2>
        <Days waits={waits} firstOn={facts.firstOn} />
      </Card>
      {hasPractitioner && <Sharing shared={draft.shared} onChange={(shared) => onChange({ shared })} />}
      {hasPractitioner && <p>You can withdraw this at any time in the plan’s settings.</p>}
      {trouble && <Alert tone="error">{trouble}</Alert>}
    </StepFrame>
  )
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div>
      <dt className="text-small">{term}</dt>
      <dd className="font-semibold break-words text-ink">{fact}</dd>
    </div>
  )
}

type DaysProps = {
  /** The first day is not known yet. */
  waits: boolean
  /** The first day a practitioner has set, if any. */
  firstOn: string | null
}

/** When each phase begins, from today at the earliest; only the durations while the plan waits. */
function Days({ waits, firstOn }: DaysProps) {
  const [today] = useState(() => localDay(new Date()))
  const first = firstOn !== null && firstOn > today ? firstOn : today
  const from = (days: number) => (waits ? '' : `, from ${formatWords(addDays(first, days))}`)
  return (
    <ol className="mt-2 list-decimal space-y-2 pl-5">
      <li>
        {BASELINE_DAYS} days as usual, with the diary{from(0)}. {BASELINE_EARLIEST} days will do if you fill
        in {BASELINE_ENTRIES}
      </li>
      <li>
        {WITHOUT_DAYS} days without these foods{from(BASELINE_DAYS)}
      </li>
      <li>
        Bringing back, one food at a time, {CHALLENGE_DAYS} days each
        {from(BASELINE_DAYS + WITHOUT_DAYS)}
      </li>
    </ol>
  )
}
