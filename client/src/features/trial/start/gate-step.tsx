import { isAtopic, isCoeliac } from '@shared/domain/trial/gate'
import type { GateCode } from '@shared/domain/trial/trial'
import { useId, useState, type ReactNode } from 'react'
import { Alert } from '@/ui/alert'
import { Segmented } from '@/ui/segmented'
import { gateQuestions } from '../gate-words'
import { answers, askedOf, codesOf, gateOfDraft, type Answer, type Draft } from './draft'
import { StepFrame, type Ways } from './step-frame'

const words: Record<Answer, string> = { yes: 'Yes', no: 'No', unsaid: 'Prefer not to say' }
const options = answers.map((value) => ({ value, label: words[value] }))

export type Around = {
  /** In years; null where it is not known, and asked for. */
  age: number | null
  hasPractitioner: boolean
  /** The first day that a practitioner has proposed; null for none. */
  firstOn: string | null
  /** Where the laboratory can be written to; '' where nobody has said. */
  support: string
}

type GateStepProps = {
  ways: Ways
  draft: Draft
  around: Around
  onChange: (changes: Partial<Draft>) => void
}

/** Step 2: who starts alone, who waits for a practitioner, who sees a doctor first. What follows is said below the answer. */
export function GateStep({ ways, draft, around, onChange }: GateStepProps) {
  const [isMissing, setMissing] = useState(false)
  const { age, hasPractitioner } = around
  const asked = askedOf(age)
  const firstMissing = asked.find((code) => draft.answers[code] === undefined)
  const codes = codesOf(draft)
  const gate = gateOfDraft(draft, age)
  const isClosed = gate.kind === 'doctor' || (gate.kind === 'practitioner' && !hasPractitioner)

  function goOn() {
    if (firstMissing === undefined) return ways.onNext()
    setMissing(true)
    document.getElementById(firstMissing)?.focus()
  }

  const company = gate.kind === 'practitioner' && <Company around={around} />
  function followsOf(code: GateCode): ReactNode {
    if (code === 'warning-signs') return gate.kind === 'doctor' && <Doctor />
    if (gate.kind === 'practitioner' && gate.codes[0] === code) return company
    if (code === 'atopic')
      return isAtopic(codes) && <Alert>What you have not eaten for weeks only a clinic brings back.</Alert>
    return code === 'coeliac' && isCoeliac(codes) && <Coeliac />
  }

  return (
    <StepFrame ways={{ ...ways, onNext: goOn }} title="Before you start" closed={isClosed}>
      <p>“Prefer not to say” counts as yes. The laboratory does not see your answers.</p>
      {age !== null && <p>You are {age}, by the date of birth on your results.</p>}
      {age !== null && followsOf('age')}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {asked.map((code) => (
          <Question
            key={code}
            code={code}
            answer={draft.answers[code]}
            isMissing={isMissing && draft.answers[code] === undefined}
            onAnswer={(answer) => onChange({ answers: { ...draft.answers, [code]: answer } })}
          >
            {followsOf(code)}
          </Question>
        ))}
      </ol>
      {isClosed && <p className="text-ink">Your answers do not allow a plan here for now.</p>}
    </StepFrame>
  )
}

const Doctor = () => (
  <Alert tone="error" live={false} title="See a doctor first">
    These signs need a doctor before you change what you eat. There is no plan for you for now.
  </Alert>
)

const Coeliac = () => (
  <Alert tone="warning" title="Ask for the coeliac tests before you leave gluten out">
    Without gluten the tests find nothing. Foods with gluten cannot be chosen here until then.
  </Alert>
)

/** That a plan needs somebody beside it, and who that is. */
function Company({ around: { hasPractitioner, support } }: { around: Around }) {
  if (hasPractitioner)
    return (
      <Alert tone="warning" title="Your practitioner decides with you">
        You can go on. The plan then waits until your practitioner opens it; they see your answers and the
        foods you choose.
      </Alert>
    )
  return (
    <Alert tone="warning" title="Not alone, please">
      Your doctor, a dietitian or a practitioner can go through it with you. Without one there is no plan for
      you here.{support && ` The laboratory can tell you who works with it: ${support}.`}
    </Alert>
  )
}

type QuestionProps = {
  code: GateCode
  answer: Answer | undefined
  isMissing: boolean
  onAnswer: (answer: Answer) => void
  /** What follows from the answer. */
  children: ReactNode
}

function Question({ code, answer, isMissing, onAnswer, children }: QuestionProps) {
  const errorId = useId()
  return (
    <li>
      <p id={code} tabIndex={-1} aria-describedby={isMissing ? errorId : undefined} className="mb-2 text-ink">
        {gateQuestions[code]}
      </p>
      <Segmented<Answer | ''>
        label={gateQuestions[code]}
        value={answer ?? ''}
        options={options}
        onChange={(chosen) => chosen && onAnswer(chosen)}
      />
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
