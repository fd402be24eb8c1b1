import { listed } from '@shared/domain/text/counts'
import { reactionSigns, type ReactionSign } from '@shared/domain/trial/trial'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { Alert } from '@/ui/alert'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { pageClass } from '@/ui/page-class'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { ToggleChip } from '@/ui/toggle-chip'
import { EmergencyCall } from './emergency-call'
import { EmergencyNow } from './emergency-now'
import type { Plan } from '../plan/plan-types'
import { signWords } from '../plan/plan-words'
import { useReaction } from './use-reaction'

/** The first tick shows the emergency steps without a request; the food is asked after. */
export default function ReactionScreen() {
  const [signs, setSigns] = useState<readonly ReactionSign[]>([])
  const [isEmergency, setEmergency] = useState(false)
  const reaction = useReaction()
  useLeaveWarning(signs.length > 0 && !reaction.done)
  function tick(sign: ReactionSign, isOn: boolean) {
    if (isOn && signs.length === 0) setEmergency(true)
    setSigns(isOn ? [...signs, sign] : signs.filter((one) => one !== sign))
  }
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      {isEmergency && <EmergencyNow onGoOn={() => setEmergency(false)} />}
      <div className="mx-auto max-w-[42rem] space-y-5">
        <div>
          <h1 className="text-h1">I reacted within two hours</h1>
          <p className="mt-1 text-lead text-ink-2">Tick what you notice, or noticed.</p>
        </div>
        {reaction.done ? (
          <ReactionSaved {...reaction.done} />
        ) : (
          <>
            <Card aria-label="What you notice">
              {reactionSigns.map((sign) => (
                <Checkbox
                  key={sign}
                  label={<span className="text-body">{signWords[sign]}</span>}
                  checked={signs.includes(sign)}
                  onCheckedChange={(isOn) => tick(sign, isOn)}
                />
              ))}
            </Card>
            {signs.length > 0 ? (
              <>
                <EmergencyCall />
                <WhichFood signs={signs} reaction={reaction} />
              </>
            ) : (
              <p className="text-body text-ink-2">
                None of these? Use the diary, including for symptoms hours later.
              </p>
            )}
          </>
        )}
        <Link href="/client/plan" className={buttonClass({ variant: 'link', size: 'lg', block: true })}>
          {reaction.done ? 'Go to my plan' : 'Back to my plan'}
        </Link>
      </div>
    </main>
  )
}

const NOTE_MOST = 500
const FOODS_MOST = 10

/** The plan's foods that may have been eaten, and the name of the one being brought back. */
function foodsOf(plan: Plan | null | undefined) {
  const returned = plan?.foods.find(({ id }) => id === plan.challenge?.foodId)
  return { all: plan?.foods.flatMap(({ foods }) => foods) ?? [], returned: returned?.foods ?? [] }
}

type WhichFoodProps = { signs: readonly ReactionSign[]; reaction: ReturnType<typeof useReaction> }

/** Asks for the food: one of the plan's, or free text. */
function WhichFood({ signs, reaction: { pending, isWaiting, trouble, report } }: WhichFoodProps) {
  const { all, returned } = foodsOf(useApiQuery('GET /api/trial').data)
  const [pressed, setPressed] = useState<Record<string, boolean>>({})
  const [other, setOther] = useState('')
  const [note, setNote] = useState('')
  const isPressed = (food: string) => pressed[food] ?? returned.includes(food)
  const named = [...all.filter(isPressed), ...other.split(',').map((food) => food.trim())].filter(Boolean)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void report({ foods: [...new Set(named)].slice(0, FOODS_MOST), signs: [...signs], note })
  }

  return (
    <form className="space-y-5" onSubmit={submit}>
      {all.length > 0 && (
        <fieldset>
          <legend className="text-h3 font-display font-semibold">Which food was it?</legend>
          <div className="mt-2.5 flex flex-wrap gap-2">
            {all.map((food) => (
              <ToggleChip
                key={food}
                label={food}
                pressed={isPressed(food)}
                onPress={() => setPressed({ ...pressed, [food]: !isPressed(food) })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Field
        label={all.length > 0 ? 'Another food' : 'Which food was it?'}
        hint="Separate several with commas"
        optional
      >
        <TextInput maxLength={200} value={other} onChange={({ target }) => setOther(target.value)} />
      </Field>
      <Field label="A note" optional>
        <TextArea
          rows={2}
          maxLength={NOTE_MOST}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {isWaiting && (
        <Alert tone="warning" live title="Not saved yet">
          You’re offline. Leave this page open and we’ll send it once you’re online. Until then, don’t eat any
          more of it.
        </Alert>
      )}
      {trouble && (
        <Alert tone="error" title="Not saved yet">
          {trouble}
        </Alert>
      )}
      <Button type="submit" size="lg" block pending={pending} pendingLabel="Saving...">
        {isWaiting || trouble ? 'Try again' : 'Save'}
      </Button>
    </form>
  )
}

type ReactionSavedProps = NonNullable<WhichFoodProps['reaction']['done']>

/** What the portal has done, and whom to ask. */
function ReactionSaved({ foods, stopped, halted }: ReactionSavedProps) {
  return (
    <Alert tone="success" live title="Saved">
      <ul className="list-disc space-y-1 pl-5">
        {foods.length > 0 && (
          <li>
            {listed(foods)} {foods.length === 1 ? 'counts' : 'count'} as an allergy from now on, in the
            scanner, the recipes and everywhere else. Do not eat any of it at home until an allergist has
            agreed.
          </li>
        )}
        {stopped && <li>We’ve stopped bringing foods back.</li>}
        {halted && (
          <li>Do not bring any other food back until your practitioner has looked at your reaction.</li>
        )}
        <li>Speak with a doctor about it, even if it is over. A reaction can return within hours.</li>
      </ul>
    </Alert>
  )
}
