import { addDays } from '@shared/domain/text/dates'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { timeText } from '@/lib/moments'
import { cn } from '@/lib/class-names'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { DiaryDay, Plan } from '../plan/plan-types'
import { bodyOf, missingText, valuesOf } from './day-values'
import { DayQuestions } from './day-questions'
import { type DayValues, dropUnsaved, saveUnsaved, unsavedDay } from './unsaved-days'
import { UnsavedNotice } from './unsaved-notice'
import { useAutosave } from './use-autosave'
import { useDiary } from './use-diary'

export type TodayDiaryProps = {
  plan: Plan
  /** Links to the day's whole page, for a note, what was unusual, and other days. */
  withMore?: boolean
}

/** Today's scales and questions, saved on touch. */
export default function TodayDiary({ plan, withMore = false }: TodayDiaryProps) {
  const { trial, today } = plan
  const day = today.date
  const key = `${useUser().id}/${trial.id}/${day}`
  const [earlier] = useState(() => unsavedDay(key))
  const [values, setValues] = useState(() => earlier?.values ?? valuesOf(plan, today.diary ?? undefined))
  const [savedAt, setSavedAt] = useState<Date>()
  const seen = earlier ? earlier.version : (today.diary?.version ?? 0)
  const { pending, unsaved, version, save } = useDiary(day, seen)
  const missing = missingText(plan, day, values)
  const { retry } = useAutosave(values, {
    isNew: earlier !== undefined,
    isReady: missing === '',
    pending,
    save: () =>
      void save(bodyOf(values), () => {
        dropUnsaved(key)
        setSavedAt(new Date())
      }),
  })
  function set(part: Partial<DayValues>) {
    const next = { ...values, ...part }
    setValues(next)
    saveUnsaved(key, { values: next, version })
  }
  // What is missing is said once an answer is begun: an untouched day shows that on its own.
  const isUntouched =
    !earlier && [...values.scores, values.kept, values.portion].every((value) => value === null)
  const isSaved = savedAt !== undefined || (today.diary !== null && earlier === undefined)
  return (
    <Card aria-labelledby="how-was-today">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="how-was-today" className="text-h3">
          How was today?
        </h2>
        <SameAsYesterday plan={plan} values={values} onCopy={set} />
      </div>
      <DayQuestions plan={plan} day={day} values={values} onChange={set}>
        <div
          className={cn(
            'flex flex-wrap items-center justify-between gap-x-3',
            isUntouched && !withMore ? '-mt-2' : 'min-h-6',
          )}
        >
          <p role="status" className="text-small text-ink-2">
            {pending
              ? 'Saving...'
              : missing !== ''
                ? !isUntouched && missing
                : isSaved &&
                  !unsaved && (
                    <span className="flex items-center gap-1.5 text-low-text">
                      <Check className="size-4" />
                      {savedAt ? `Saved at ${timeText(savedAt)}` : 'Saved'}
                    </span>
                  )}
          </p>
          {withMore && (
            <Link
              href={`/client/plan/diary/${day}`}
              className="flex min-h-11 items-center rounded-sm text-small font-semibold text-brand-text"
            >
              Add a note, or another day
            </Link>
          )}
        </div>
        {unsaved && (
          <UnsavedNotice
            unsaved={unsaved}
            onRetry={retry}
            onShowTheirs={(theirs) => set(valuesOf(plan, theirs))}
          />
        )}
      </DayQuestions>
    </Card>
  )
}

type SameAsYesterdayProps = {
  plan: Plan
  values: DayValues
  onCopy: (part: Pick<DayValues, 'scores' | 'kept' | 'slips'>) => void
}

/** Copies what yesterday's entry says here; a portion and unusual things are of their own day. */
function SameAsYesterday({ plan: { trial, today }, values, onCopy }: SameAsYesterdayProps) {
  const yesterday = addDays(today.date, -1)
  const diary = useApiQuery('GET /api/diary', { query: { from: yesterday, to: yesterday } })
  const entry = diary.data?.find(({ day, trialId }) => day === yesterday && trialId === trial.id)
  if (!entry || isSame(values, entry)) return null
  const { scores, kept, slips } = entry
  return (
    <Button variant="link" className="-mr-3 px-3" onClick={() => onCopy({ scores, kept, slips })}>
      Same as yesterday
    </Button>
  )
}

const isSame = (values: DayValues, { scores, kept }: DiaryDay) =>
  values.kept === kept && scores.every((score, at) => values.scores[at] === score)
