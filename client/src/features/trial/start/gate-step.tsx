import { formatWords } from '@shared/domain/text/dates'
import { isAtopic, isCoeliac, type Gate } from '@shared/domain/trial/gate'
import { GATE_DAYS } from '@shared/domain/trial/numbers'
import type { GateCode } from '@shared/domain/trial/trial'
import { useId, useState, type ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Segmented } from '@/ui/segmented'
import { gateQuestions } from './gate-words'
import type { EarlierAnswer } from '../plan/plan-types'
import {
  answers,
  askedCodes,
  codesOf,
  gateOfDraft,
  gateOfEarlierAnswers,
  newCodes,
  type Answer,
  type Draft,
} from './draft'
import { StepFrame, type StepNav } from './step-frame'

const words: Record<Answer, string> = { yes: 'Yes', no: 'No', unsaid: 'Prefer not to say' }
const options = answers.map((value) => ({ value, label: words[value] }))

export type ClientFacts = {
  /** In years; null when unknown and asked for. */
  age: number | null
  /** The practitioners of the client's reports. */
  practitionerIds: readonly number[]
  /** The first day a practitioner proposed; null for none. */
  firstOn: string | null
  /** The laboratory's contact; '' when none is set. */
  support: string
  /** Earlier answers that still count. */
  earlier: readonly EarlierAnswer[]
}

type GateStepProps = {
  nav: StepNav
  draft: Draft
  facts: ClientFacts
  onChange: (changes: Partial<Draft>) => void
}

/** Step 2: who starts alone, needs a practitioner, or sees a doctor first. */
export function GateStep({ nav, draft, facts, onChange }: GateStepProps) {
  const [isMissing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const keep = useApiMutation('POST /api/trial/gate')
  const { age, earlier } = facts
  const hasPractitioner = facts.practitionerIds.length > 0
  const asked = askedCodes(age)
  const firstMissing = asked.find((code) => draft.answers[code] === undefined)
  const codes = codesOf(draft)
  const gate = gateOfDraft(draft, age)
  const isClosing = ({ kind }: Gate) => kind === 'doctor' || (kind === 'practitioner' && !hasPractitioner)
  const before = gateOfEarlierAnswers(earlier, age)

  /** The answers count from here on, even when the client does not go on. */
  async function save() {
    setTrouble('')
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      await keep.mutateAsync({ body: { gate: newCodes(codes, earlier), zone } })
      if (!isClosing(gate)) nav.onNext()
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

  function goOn() {
    if (firstMissing === undefined) return newCodes(codes, earlier).length > 0 ? void run(save) : nav.onNext()
    setMissing(true)
    document.getElementById(firstMissing)?.focus()
  }

  if (isClosing(before))
    return (
      <StepFrame key="closed" nav={nav} title="No plan for now" closed>
        {before.kind === 'doctor' ? <Doctor /> : <Company facts={facts} />}
        <EarlierAnswers facts={facts} />
      </StepFrame>
    )

  const company = gate.kind === 'practitioner' && hasPractitioner && <Company facts={facts} />
  function followsOf(code: GateCode): ReactNode {
    if (gate.kind === 'practitioner' && gate.codes[0] === code) return company
    if (code === 'atopic')
      return (
        isAtopic(codes) && <Alert>Only a clinic should bring back a food you haven’t eaten for weeks.</Alert>
      )
    return code === 'coeliac' && isCoeliac(codes) && <Coeliac />
  }

  return (
    <StepFrame nav={{ ...nav, onNext: goOn }} title="Before you start" next={{ label: 'Next', pending }}>
      <p>“Prefer not to say” counts as yes. The laboratory does not see your answers.</p>
      <p>
        This applies for {GATE_DAYS} days. Your practitioner sees it, and can let you answer again sooner.
      </p>
      {age !== null && <p>You are {age}, going by the date of birth on your results.</p>}
      {age !== null && followsOf('age')}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {asked.map((code) => (
          <Question
            key={code}
            code={code}
            answer={draft.answers[code]}
            isMissing={isMissing && draft.answers[code] === undefined}
            earlier={earlier.find((one) => one.code === code)}
            onAnswer={(answer) => onChange({ answers: { ...draft.answers, [code]: answer } })}
          >
            {followsOf(code)}
          </Question>
        ))}
      </ol>
      {trouble && <Alert tone="error">{trouble}</Alert>}
    </StepFrame>
  )
}

const Doctor = () => (
  <Alert tone="error" live={false} title="See a doctor first">
    These signs need a doctor before you change what you eat. You can’t have a plan for now.
  </Alert>
)

const Coeliac = () => (
  <Alert tone="warning" title="Ask for the coeliac tests before you leave gluten out">
    The tests only work while you are eating gluten. Until then, you can’t choose foods with gluten here.
  </Alert>
)

/** Explains that the plan needs a practitioner, and who that is. */
function Company({ facts: { practitionerIds, support } }: { facts: ClientFacts }) {
  if (practitionerIds.length > 0)
    return (
      <Alert tone="warning" title="Decide with your practitioner first">
        You can continue. The plan will wait until your practitioner approves it. They can see your answers
        and foods.
      </Alert>
    )
  return (
    <Alert tone="warning" title="Please don't do this alone">
      Your doctor, a dietitian or a practitioner can go through it with you. Without one, you can’t start a
      plan here.{support && ` The laboratory can tell you who works with it: ${support}.`}
    </Alert>
  )
}

/** The answers that keep a plan from starting, until when, and who can lift them sooner. */
function EarlierAnswers({ facts: { age, practitionerIds, earlier } }: { facts: ClientFacts }) {
  const said = earlier.filter(({ code }) => code !== 'age' || age === null)
  if (said.length === 0)
    return age !== null && <p>You are {age}, going by the date of birth on your results.</p>
  return (
    <>
      <p className="text-ink">You answered yes, or did not say:</p>
      <ul className="grid list-disc gap-2 pl-5">
        {said.map((one) => (
          <li key={one.code}>
            {gateQuestions[one.code]} <AnswerDays earlier={one} />
          </li>
        ))}
      </ul>
      <p>
        {practitionerIds.length > 0
          ? 'Your practitioner can let you answer again sooner.'
          : 'A practitioner from your laboratory can let you answer again sooner.'}
      </p>
    </>
  )
}

const AnswerDays = ({ earlier: { saidOn, againOn } }: { earlier: EarlierAnswer }) => (
  <span className="text-ink">
    Answered on {formatWords(saidOn)}, asked again from {formatWords(againOn)}.
  </span>
)

type QuestionProps = {
  code: GateCode
  answer: Answer | undefined
  isMissing: boolean
  /** An earlier answer that still counts. */
  earlier: EarlierAnswer | undefined
  onAnswer: (answer: Answer) => void
  /** The consequence of the answer. */
  children: ReactNode
}

function Question({ code, answer, isMissing, earlier, onAnswer, children }: QuestionProps) {
  const errorId = useId()
  return (
    <li>
      <p id={code} tabIndex={-1} aria-describedby={isMissing ? errorId : undefined} className="mb-2 text-ink">
        {gateQuestions[code]}
      </p>
      {earlier ? (
        <p>
          You answered yes, or did not say. <AnswerDays earlier={earlier} />
        </p>
      ) : (
        <Segmented<Answer | ''>
          label={gateQuestions[code]}
          value={answer ?? ''}
          options={options}
          onChange={(chosen) => chosen && onAnswer(chosen)}
        />
      )}
      {isMissing && (
        <p id={errorId} className="mt-1.5 font-medium text-high-text">
          Please answer this question.
        </p>
      )}
      <div role="status" className="mt-2 empty:hidden">
        {children}
      </div>
    </li>
  )
}
