import { formatDayAndMonth } from '@shared/domain/text/dates'
import { factors } from '@shared/domain/trial/trial'
import { Check } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type SubmitEvent, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { cn } from '@/lib/class-names'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/field'
import { prepare } from '@/ui/load-dialog'
import { TextArea } from '@/ui/text-area'
import { ToggleChip } from '@/ui/toggle-chip'
import { toast } from '@/ui/use-toast'
import type { DiaryDay, Plan } from '../plan/plan-types'
import { EmergencyCall } from '../reaction/emergency-call'
import { factorWords, isOpen, nameOf, numberText, portionText, reintroducedFood } from '../plan/plan-words'
import { ScoreSlider } from './score-slider'
import { type DayValues, dropUnsaved, saveUnsaved, unsavedDay } from './unsaved-days'
import { useDiary } from './use-diary'
import { useEmergency } from '../reaction/use-emergency'

// Preloaded, because a note may describe an emergency when the network is gone.
const load = async () => ({ default: (await import('../reaction/emergency-now')).EmergencyNow })
const EmergencyNow = lazy(load)

type DiaryFormProps = { plan: Plan; day: string; entry: DiaryDay | undefined; readOnly: boolean }

const valuesOf = (plan: Plan, entry: DiaryDay | undefined): DayValues => ({
  scores: plan.trial.symptoms.map((_, at) => entry?.scores[at] ?? null),
  kept: entry?.kept ?? null,
  portion: entry?.portion ?? null,
  slips: entry?.slips ?? [],
  factors: entry?.factors ?? [],
  note: entry?.note ?? '',
})

/** A day's symptom scores, whether the plan was kept, what was unusual, and a note. */
export function DiaryForm({ plan, day, entry, readOnly }: DiaryFormProps) {
  const { trial, today, foods } = plan
  const key = `${useUser().id}/${trial.id}/${day}`
  const [earlier] = useState(() => (readOnly ? undefined : unsavedDay(key)))
  const [values, setValues] = useState(() => earlier?.values ?? valuesOf(plan, entry))
  const [isChanged, setChanged] = useState(earlier !== undefined)
  const [isSaved, setSaved] = useState(false)
  const [, go] = useLocation()
  const emergency = useEmergency()
  const { pending, unsaved, version, save } = useDiary(day, earlier ? earlier.version : (entry?.version ?? 0))
  useLeaveWarning(isChanged)
  useEffect(() => prepare(load), [])
  const set = (part: Partial<DayValues>) => {
    const next = { ...values, ...part }
    setChanged(true)
    setValues(next)
    saveUnsaved(key, { values: next, version })
  }

  const isWithout = trial.withoutOn !== null && day >= trial.withoutOn
  const back = plan.challenge?.days.find((one) => one.day === day)
  const returned = reintroducedFood(plan)
  const portion = returned && back?.portion != null ? portionText(returned, back.portion) : undefined
  const leftOut = foods.filter((food) => isOpen(food) && food !== returned)
  const unscored = trial.symptoms.filter((_, at) => values.scores[at] == null)
  const missing = [
    unscored.length > 0 && `Tap a number for ${unscored.join(' and ')} first.`,
    returned &&
      portion &&
      values.portion === null &&
      `Say whether you ate the portion of ${nameOf(returned)}.`,
  ].filter(Boolean)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const scores = values.scores.filter((score) => score !== null)
    if (missing.length > 0) return
    void emergency.judge(values.note)
    void save({ ...values, scores, slips: values.kept === false ? values.slips : [] }, (isEmergency) => {
      setChanged(false)
      dropUnsaved(key)
      setSaved(true)
      if (isEmergency) emergency.show(values.note)
    })
  }
  const isDone = isSaved && !emergency.isShown
  useEffect(() => {
    if (!isDone) return
    toast({ title: 'Saved' })
    go('/client/plan')
  }, [isDone, go])

  return (
    <form className="space-y-5" onSubmit={submit}>
      {emergency.isShown && (
        <Suspense fallback={<EmergencyCall />}>
          <EmergencyNow onGoOn={emergency.hide} />
        </Suspense>
      )}
      <Card aria-label="How strong it was">
        <div aria-hidden="true" className="flex flex-wrap justify-between gap-3 text-small text-ink-2">
          <span>0 not at all</span>
          {today.level.before !== null && (
            <span className="flex items-center gap-2 max-sm:order-1 max-sm:basis-full max-sm:justify-center">
              <span className="h-5 border-l-[3px] border-ink-2" />
              before the plan
            </span>
          )}
          <span>worst 10</span>
        </div>
        {trial.symptoms.map((symptom, at) => (
          <div key={symptom} className="mt-2.5">
            <ScoreSlider
              label={symptom}
              score={values.scores[at] ?? null}
              before={today.levels[at]?.before ?? null}
              readOnly={readOnly}
              onChange={(score) => set({ scores: values.scores.with(at, score) })}
            />
          </div>
        ))}
      </Card>
      {portion && (
        <Choice
          title={portion}
          options={[
            { value: true, label: 'Eaten' },
            { value: false, label: 'Not eaten' },
          ]}
          value={values.portion}
          readOnly={readOnly}
          onChange={(portion) => set({ portion })}
        />
      )}
      {isWithout && leftOut.length > 0 && (
        <div className="space-y-3">
          <Choice
            title={
              leftOut.length === 1 ? 'The food left out' : `The ${numberText(leftOut.length)} foods left out`
            }
            options={[
              { value: true, label: 'Kept to it' },
              { value: false, label: 'Slipped ...' },
            ]}
            value={values.kept}
            readOnly={readOnly}
            onChange={(kept) => set({ kept })}
          />
          {values.kept === false && (
            <Chips title="Which food?">
              {leftOut
                .flatMap((food) => food.foods)
                .map((food) => (
                  <ToggleChip
                    key={food}
                    label={food}
                    pressed={values.slips.includes(food)}
                    fixed={readOnly}
                    onPress={() => set({ slips: toggled(values.slips, food) })}
                  />
                ))}
            </Chips>
          )}
        </div>
      )}
      <Chips title="Anything unusual?">
        {factors.map((factor) => (
          <ToggleChip
            key={factor}
            label={factorWords[factor]}
            pressed={values.factors.includes(factor)}
            fixed={readOnly}
            onPress={() => set({ factors: toggled(values.factors, factor) })}
          />
        ))}
      </Chips>
      <Field
        label="A note, if you like"
        hint={readOnly ? undefined : `${values.note.length} of ${NOTE_MOST}`}
      >
        <TextArea
          rows={2}
          maxLength={NOTE_MOST}
          readOnly={readOnly}
          value={values.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      {readOnly ? (
        <Alert>This day can no longer be changed: today and the three days before it can.</Alert>
      ) : (
        <div className="space-y-3">
          {unsaved?.because === 'offline' ? (
            <Alert tone="warning" live title="Not saved yet">
              There is no connection. What you entered is in this window only: leave it open, and save again
              once you are back online.
            </Alert>
          ) : unsaved && 'theirs' in unsaved ? (
            <Alert
              tone="warning"
              live
              title="Not saved yet"
              action={
                <Button variant="soft" onClick={() => set(valuesOf(plan, unsaved.theirs))}>
                  Show the other entry
                </Button>
              }
            >
              This day was written elsewhere meanwhile. Save again to keep what is here.
            </Alert>
          ) : (
            unsaved && (
              <Alert tone="error" title="Not saved yet">
                {unsaved.because}
              </Alert>
            )
          )}
          {earlier && !unsaved && (
            <Alert tone="warning" title="Not saved yet">
              What you entered before is here again. Save it to keep it.
            </Alert>
          )}
          {missing.length > 0 && (
            <p id="missing" className="text-body text-ink-2">
              {missing.join(' ')}
            </p>
          )}
          <Button
            type="submit"
            size="lg"
            block
            pending={pending}
            pendingLabel="Saving..."
            disabled={missing.length > 0}
            aria-describedby={missing.length > 0 ? 'missing' : undefined}
          >
            {day === today.date ? 'Save today' : `Save ${formatDayAndMonth(day)}`}
          </Button>
        </div>
      )}
    </form>
  )
}

const NOTE_MOST = 500

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-h3 font-display font-semibold">{title}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  title: string
  options: readonly { value: boolean; label: string }[]
  value: boolean | null
  readOnly: boolean
  onChange: (value: boolean) => void
}

/** One of two options, or none yet. */
function Choice({ title, options, value, readOnly, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="text-h3 font-display font-semibold">{title}</legend>
      <div className="mt-2.5 flex gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <button
              key={option.label}
              type="button"
              aria-pressed={isChosen}
              disabled={readOnly}
              className={cn(
                'flex h-12 flex-1 items-center justify-center gap-2 rounded-sm text-body font-semibold',
                isChosen ? 'bg-surface text-ink shadow-e2' : 'text-ink-2',
              )}
              onClick={() => onChange(option.value)}
            >
              {isChosen && <Check className="size-4.5" />}
              {option.label}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
