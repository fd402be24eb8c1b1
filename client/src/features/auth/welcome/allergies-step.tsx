import type { Reply } from '@shared/api'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { FoodChips } from '@/features/clients/health/health.public'
import { QueryError } from '@/lists/query-error'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Loading } from '@/ui/skeleton'
import { Actions, Lead, WayIn } from '../way-in'

type Health = Reply<'GET /api/user/health'>

type AllergiesStepProps = {
  /** They have answered here before, and came back to it. */
  asked: boolean
  /** It was answered already, elsewhere. */
  onAnswered: () => void
  /** Saved, or put off (`later`). */
  onDone: (how: 'saved' | 'later') => void
}

/** Step 3: what outranks every value and only the person knows. */
export function AllergiesStep({ asked, onAnswered, onDone }: AllergiesStepProps) {
  const health = useApiQuery('GET /api/user/health')
  const isAnswered = !asked && health.data !== undefined && health.data.answered !== 'never'
  useEffect(() => {
    if (isAnswered) onAnswered()
  })
  if (isAnswered) return null
  return (
    <WayIn step={3} title="Do you have a food allergy?">
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
    </WayIn>
  )
}

function Ask({ health, onDone }: { health: Health; onDone: AllergiesStepProps['onDone'] }) {
  const [foods, setFoods] = useState(health.allergies)
  const [version, setVersion] = useState(health.version)
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const save = useApiMutation('PUT /api/user/health')

  async function send(none: boolean) {
    setTrouble('')
    if (none && foods.length > 0)
      return setTrouble('Take the foods off the list first, or choose Save and go on.')
    if (!none && foods.length === 0) return setTrouble('Add a food, or choose None known.')
    try {
      await save.mutateAsync({
        body: { allergies: none ? [] : foods, none, ownFoods: health.ownFoods },
        version,
      })
      onDone('saved')
    } catch (error) {
      setTrouble(sentenceOf(error))
      const theirs = error instanceof ApiError && error.status === 412 ? (error.current as Health) : undefined
      if (!theirs) return
      // The union: an allergy is never lost to who was faster.
      setFoods([...theirs.allergies, ...foods.filter((food) => !theirs.allergies.includes(food))])
      setVersion(theirs.version)
      setTrouble(
        'This list was changed elsewhere meanwhile. It shows both now: please check it and save again.',
      )
    }
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
          words={health.words}
          unknown={health.unknown}
        />
      </div>
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <Info className="size-4.5 text-brand-text" />
        Add as many as you need. Labels and recipes leave them out from now on.
      </p>
      {trouble && (
        <Alert tone="error" className="mt-4">
          {trouble}
        </Alert>
      )}
      <Actions>
        <Button size="lg" block pending={pending} onClick={() => void run(() => send(false))}>
          Save and go on
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" size="lg" onClick={() => void run(() => send(true))}>
            None known
          </Button>
          <Button variant="secondary" size="lg" onClick={() => onDone('later')}>
            Later
          </Button>
        </div>
      </Actions>
    </>
  )
}
