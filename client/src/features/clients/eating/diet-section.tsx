import type { Reply } from '@shared/api'
import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { EatingFields, eatingValuesOf, readEating, type EatingValues } from '@/forms/eating-fields'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { notifyOtherTabs } from '../health/other-tabs'
import { ToSettings } from '../health/to-settings'

type Diet = Reply<'GET /api/user/diet'>

/** "How I eat": what a client leaves out by choice, the servings, and the cooking time. */
export default function DietSection() {
  const diet = useApiQuery('GET /api/user/diet')
  return (
    <Card>
      <CardHeader
        title="My diet"
        subtitle="Recipes follow it, and the label scanner tells you what doesn’t fit."
      />
      {diet.isPending && (
        <Loading label="Loading your diet..." hideLabel>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {diet.isError && !diet.data && <QueryError query={diet} title="Failed to load your diet" />}
      {diet.data && <DietForm diet={diet.data} onStale={() => void diet.refetch()} />}
    </Card>
  )
}

type Changes = Partial<EatingValues>

/** Only the changed values, as others may change elsewhere. */
const differing = (values: EatingValues, next: EatingValues): Changes =>
  Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== values[name as keyof EatingValues]),
  )

function DietForm({ diet, onStale }: { diet: Diet; onStale: () => void }) {
  // Untouched fields follow what is saved elsewhere.
  const [changes, setChanges] = useState<Changes>({})
  const [isChecked, setIsChecked] = useState(false)
  const once = useOneAtATime()
  const save = useApiMutation('PATCH /api/user/diet')
  const values = { ...eatingValuesOf(diet), ...changes }
  const { eats, errors } = readEating(values)

  async function submit() {
    setIsChecked(true)
    if (Object.keys(errors).length > 0) return
    try {
      await save.mutateAsync({ body: eats, version: diet.version })
      notifyOtherTabs()
      setChanges({})
      setIsChecked(false)
      toast({
        title: 'Diet updated',
        description: 'Recipes and the label scanner now follow it.',
      })
    } catch (error) {
      toast({ title: 'Diet not saved', description: sentenceOf(error), variant: 'destructive' })
      if (error instanceof ApiError && error.status === 412) onStale()
    }
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void once(submit)
      }}
    >
      <EatingFields
        values={values}
        errors={isChecked ? errors : {}}
        onChange={(next) => setChanges((before) => ({ ...before, ...differing(values, next) }))}
      />
      <p className="text-body text-ink-2">
        To avoid one food, add it in <ToSettings>Allergies and own foods</ToSettings>.
      </p>
      <Button
        type="submit"
        block="phone"
        className="sm:w-fit"
        pending={save.isPending}
        pendingLabel="Saving..."
      >
        Save my diet
      </Button>
    </form>
  )
}
