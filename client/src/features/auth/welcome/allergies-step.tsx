import { useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import {
  bothOf,
  FoodChips,
  listsOf,
  postponePrompt,
  saveHealth,
  type Health,
} from '@/features/clients/health/health.public'
import { useUser } from '@/session/session'
import { QueryError } from '@/lists/query-error'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Loading } from '@/ui/skeleton'
import { Actions, Lead, EntryScreen } from '../entry-screen'

type AllergiesStepProps = {
  /** The client has answered on this screen before and came back. */
  asked: boolean
  /** It was already answered elsewhere. */
  onAnswered: () => void
  /** Saved, or postponed (`later`). */
  onDone: (how: 'saved' | 'later') => void
}

/** Step 3: allergies, which override every value and which only the client knows. */
export function AllergiesStep({ asked, onAnswered, onDone }: AllergiesStepProps) {
  const health = useApiQuery('GET /api/user/health')
  const isAnswered = !asked && health.data !== undefined && health.data.answered !== 'never'
  useEffect(() => {
    if (isAnswered) onAnswered()
  })
  if (isAnswered) return null
  return (
    <EntryScreen step={3} title="Do you have a food allergy?">
      <Lead>Or has a food ever caused hives, swelling, trouble breathing or fainting?</Lead>
      {health.data && <Ask health={health.data} onDone={onDone} />}
      {health.isPending && <Loading label="Loading..." className="mt-6" />}
      {health.isError && !health.data && (
        <>
          <QueryError query={health} level={2} title="This could not be loaded" className="mt-4" />
          <Actions>
            <Button variant="secondary" size="lg" block onClick={() => onDone('later')}>
              Later
            </Button>
          </Actions>
        </>
      )}
    </EntryScreen>
  )
}

function Ask({ health, onDone }: { health: Health; onDone: AllergiesStepProps['onDone'] }) {
  const [foods, setFoods] = useState(health.allergies)
  const [seen, setSeen] = useState(health)
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const { id: userId } = useUser()
  const queries = useQueryClient()

  async function save(none: boolean) {
    setTrouble('')
    if (none && foods.length > 0)
      return setTrouble('Remove the foods from the list first, or choose Save and continue.')
    if (!none && foods.length === 0) return setTrouble('Add a food, or choose None known.')
    const lists = { allergies: foods, none, ownFoods: seen.ownFoods }
    try {
      const { now, clash } = await saveHealth(queries, 'own', lists, seen)
      if (!clash) return onDone('saved')
      // A simultaneous save elsewhere must not lose an allergy.
      setFoods(bothOf(lists, listsOf(now)).allergies)
      setSeen(now)
      setTrouble(
        'This list was changed elsewhere. It now shows both versions. Please check it and save again.',
      )
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

  function wait() {
    postponePrompt(userId)
    onDone('later')
  }

  return (
    <>
      <div className="mt-5">
        <FoodChips
          label="Allergies"
          hideLabel
          foods={foods}
          onChange={(next) => {
            setFoods(next)
            setTrouble('')
          }}
          words={seen.words}
          unknown={seen.unknown}
        />
      </div>
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <Info className="size-4.5 text-brand-text" />
        Add as many as you need. Label checks and recipes will look out for them.
      </p>
      {trouble && (
        <Alert tone="error" className="mt-4">
          {trouble}
        </Alert>
      )}
      <Actions>
        <Button size="lg" block pending={pending} onClick={() => void run(() => save(false))}>
          Save and continue
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="lg" onClick={() => void run(() => save(true))}>
            None known
          </Button>
          <Button variant="secondary" size="lg" onClick={wait}>
            Later
          </Button>
        </div>
      </Actions>
    </>
  )
}
