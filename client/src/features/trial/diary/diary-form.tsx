import { formatDayAndMonth } from '@shared/domain/text/dates'
import { factors } from '@shared/domain/trial/trial'
import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
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
import { factorWords } from '../plan/plan-words'
import { Chips, DayQuestions } from './day-questions'
import { bodyOf, missingText, toggled, valuesOf } from './day-values'
import { type DayValues, dropUnsaved, saveUnsaved, unsavedDay } from './unsaved-days'
import { UnsavedNotice } from './unsaved-notice'
import { useDiary } from './use-diary'
import { useEmergency } from '../reaction/use-emergency'

// Preloaded, because a note may describe an emergency when the network is gone.
const load = async () => ({ default: (await import('../reaction/emergency-now')).EmergencyNow })
const EmergencyNow = lazy(load)

type DiaryFormProps = { plan: Plan; day: string; entry: DiaryDay | undefined; readOnly: boolean }

/** A day's symptom scores, whether the plan was kept, what was unusual, and a note. */
export function DiaryForm({ plan, day, entry, readOnly }: DiaryFormProps) {
  const { trial, today } = plan
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

  const missing = missingText(plan, day, values)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (missing !== '') return
    void emergency.judge(values.note)
    void save(bodyOf(values), (isEmergency) => {
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
        <div className="mt-2.5">
          <DayQuestions plan={plan} day={day} values={values} readOnly={readOnly} onChange={set} />
        </div>
      </Card>
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
        <Alert>This day can no longer be changed. You can change today and the three days before it.</Alert>
      ) : (
        <div className="space-y-3">
          {unsaved && (
            <UnsavedNotice unsaved={unsaved} onShowTheirs={(theirs) => set(valuesOf(plan, theirs))} />
          )}
          {earlier && !unsaved && (
            <Alert tone="warning" title="Not saved yet">
              Your earlier answers are here again. Save them to keep them.
            </Alert>
          )}
          {missing !== '' && (
            <p id="missing" className="text-body text-ink-2">
              {missing}
            </p>
          )}
          <Button
            type="submit"
            size="lg"
            block
            pending={pending}
            pendingLabel="Saving..."
            disabled={missing !== ''}
            aria-describedby={missing !== '' ? 'missing' : undefined}
          >
            {day === today.date ? 'Save today' : `Save ${formatDayAndMonth(day)}`}
          </Button>
        </div>
      )}
    </form>
  )
}

const NOTE_MOST = 500
