import { zodResolver } from '@hookform/resolvers/zod'
import { foodFields, severities } from '@shared/features/foods'
import { useCallback, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { ChangedNotice } from '@/ui/changed-notice'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import { FoodPicture } from '../food-picture'
import type { Food } from '../food-words'
import { FoodFields } from './food-fields'
import {
  changesBetween,
  differingFields,
  entriesOf,
  fieldWords,
  foodFieldNames,
  rebase,
  valuesOf,
  type FoodField,
  type FoodValues,
} from './food-values'

const entries = z.string().check(
  z.refine((text) => entriesOf(text).length <= 200, 'may have at most 200 lines'),
  z.refine(
    (text) => entriesOf(text).every((entry) => entry.length <= 100),
    'a line may have at most 100 characters',
  ),
)
const values = z.object({
  name: foodFields.shape.name,
  category: foodFields.shape.category,
  latinName: z.string(),
  description: z.string(),
  severity: z.enum(severities),
  alternativeNames: entries,
  derivedIngredients: entries,
  commonSources: entries,
})

/**
 * Edits everything about a food. When somebody else was faster nothing is written: the form takes over what only they
 * changed, shows theirs beside what both changed, and is saved anew.
 */
export default function EditFoodDialog({ food, onClose }: WithClose<{ food: Food }>) {
  const [seen, setSeen] = useState(food)
  const [disputed, setDisputed] = useState<FoodField[]>()
  const update = useApiMutation('PATCH /api/allergens/:id')
  const form = useForm<FoodValues>({
    defaultValues: valuesOf(food),
    resolver: zodResolver(values, undefined, { raw: true }),
  })
  const { getValues, reset, setError } = form
  const isDirty = useCallback(
    () => differingFields(valuesOf(seen), getValues()).length > 0,
    [getValues, seen],
  )

  const submit = form.handleSubmit(async (mine) => {
    const body = changesBetween(valuesOf(seen), mine)
    if (update.isPending) return
    if (Object.keys(body).length === 0) return onClose()
    try {
      await update.mutateAsync({ params: { id: seen.id }, body, version: seen.version })
      toast({ title: 'Food updated' })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) return failed(error)
      const current = error.current as Food
      const merged = rebase(valuesOf(seen), mine, valuesOf(current))
      reset(merged.values)
      setDisputed(merged.disputed)
      setSeen(current)
    }
  })

  function failed(error: unknown) {
    toast({ title: 'Failed to update food', description: sentenceOf(error), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 404) return onClose()
    fieldErrorsOf(error, foodFieldNames).forEach(([field, message], place) =>
      setError(field, { message }, { shouldFocus: place === 0 }),
    )
  }

  return (
    <FormDialog
      title="Edit Food"
      description={food.name}
      media={<FoodPicture food={food} size={46} />}
      size="lg"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      pending={update.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {disputed && (
        <ChangedNotice
          key={seen.version}
          noun="food"
          disputed={disputed}
          words={fieldWords}
          theirs={valuesOf(seen)}
        />
      )}
      <FormProvider {...form}>
        <FoodFields />
      </FormProvider>
    </FormDialog>
  )
}
