import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useLeaveWarning } from '@/lib/use-leave-warning'
import { usePending } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import { FoodChips } from './food-chips'
import { andText, bothOf, listsOf, without, type Health, type Lists } from './health-lists'
import { noAllergiesToast } from './health-toasts'
import { VersionConflict } from './version-conflict'
import { ToSettings } from './to-settings'
import { saveHealth } from './save-health'

type QuestionFormProps = { health: Health; onEnd: () => void }

/** "Yes, add it": a form for the allergies, below the question. */
export default function QuestionForm({ health, onEnd }: QuestionFormProps) {
  const [allergies, setAllergies] = useState<string[]>([])
  const [theirs, setTheirs] = useState<Health>()
  const [isChecked, setIsChecked] = useState(false)
  const [pending, run] = usePending()
  const queries = useQueryClient()
  useLeaveWarning(allergies.length > 0)
  const mine: Lists = { allergies, none: false, ownFoods: without(health.ownFoods, allergies) }

  const submit = (wanted: Lists, seen: Health) =>
    run(async () => {
      try {
        const { now, clash } = await saveHealth(queries, 'own', wanted, seen)
        if (clash) return setTheirs(now)
        // Typing "none" is an answer, too.
        toast(
          now.answered === 'none'
            ? noAllergiesToast
            : {
                title: 'Allergies saved',
                description: (
                  <>
                    {andText(now.allergies)} {now.allergies.length === 1 ? 'is' : 'are'} left out from now on.{' '}
                    <ToSettings />
                  </>
                ),
                duration: 10_000,
              },
        )
        onEnd()
        document.getElementById('main')?.focus({ preventScroll: true })
      } catch (error) {
        toast({ title: 'Allergies not saved', description: sentenceOf(error), variant: 'destructive' })
      }
    })

  if (theirs)
    return (
      <div className="mt-4">
        <VersionConflict mine={mine} theirs={listsOf(theirs)}>
          <Button pending={pending} onClick={() => void submit(bothOf(mine, listsOf(theirs)), theirs)}>
            Save both
          </Button>
          <Button variant="secondary" onClick={() => void submit(mine, theirs)}>
            Save my version
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            Leave as saved
          </Button>
        </VersionConflict>
      </div>
    )
  return (
    <form
      noValidate
      className="mt-4 max-w-[36rem]"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (allergies.length > 0) void submit(mine, health)
      }}
    >
      <FoodChips
        autoFocus
        label="Your allergies"
        hint="Include any food that caused hives, swelling, trouble breathing or fainting. Add as many as you need."
        foods={allergies}
        words={health.words}
        onChange={setAllergies}
      />
      {isChecked && allergies.length === 0 && (
        <p role="alert" className="mt-2 text-body font-medium text-high-text">
          Add the food first, or go back.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 max-sm:[&>button]:flex-1">
        <Button type="submit" size="lg" pending={pending} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="quiet" size="lg" disabled={pending} onClick={onEnd}>
          Back
        </Button>
      </div>
    </form>
  )
}
