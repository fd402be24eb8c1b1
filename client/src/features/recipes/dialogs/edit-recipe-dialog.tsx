import { useCallback, useState } from 'react'
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { ChangedNotice } from '@/ui/changed-notice'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import type { Recipe } from '../recipe-words'
import { RecipeFields } from './recipe-fields'
import {
  changesBetween,
  differingFields,
  errorsIn,
  fieldWords,
  rebase,
  recipeFieldNames,
  valuesOf,
  type RecipeField,
  type RecipeValues,
} from './recipe-values'

/**
 * Edits a recipe: any for an admin, their own draft for a client. When somebody else was faster nothing is written: the
 * form takes over what only they changed, shows theirs beside what both changed, and is saved anew.
 */
export default function EditRecipeDialog({ recipe, onClose }: WithClose<{ recipe: Recipe }>) {
  const isClient = useUser().role === 'client'
  const update = useApiMutation('PATCH /api/recipes/:id')
  const [seen, setSeen] = useState(recipe)
  const [disputed, setDisputed] = useState<RecipeField[]>()
  const [refused, setRefused] = useState<string>()
  const form = useForm<RecipeValues>({
    defaultValues: valuesOf(recipe),
    resolver: (values) => {
      const found = errorsIn(values).map(
        ([field, message]) => [field, { type: 'contract', message }] as const,
      )
      return found.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(found) as FieldErrors<RecipeValues> }
    },
  })
  const { getValues, reset, setError } = form
  const isDirty = useCallback(
    () => differingFields(valuesOf(seen), getValues()).length > 0,
    [getValues, seen],
  )

  const submit = form.handleSubmit(async (mine) => {
    if (update.isPending) return
    const body = changesBetween(valuesOf(seen), mine)
    if (Object.keys(body).length === 0) return onClose()
    setRefused(undefined)
    try {
      await update.mutateAsync({ params: { id: seen.id }, body, version: seen.version })
      toast({ title: 'Recipe updated', description: mine.title })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) return failed(error)
      const current = error.current as Recipe
      const merged = rebase(valuesOf(seen), mine, valuesOf(current))
      reset(merged.values)
      setDisputed(merged.disputed)
      setSeen(current)
    }
  })

  function failed(error: unknown) {
    toast({ title: 'Failed to save recipe', description: sentenceOf(error), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 404) return onClose()
    setRefused(sentenceOf(error))
    fieldErrorsOf(error, recipeFieldNames).forEach(([field, message], place) =>
      setError(field, { message }, { shouldFocus: place === 0 }),
    )
  }

  return (
    <FormDialog
      title="Edit Recipe"
      description={
        isClient
          ? 'Your elevated foods and allergies cannot be put in.'
          : 'Clients see the change on their next visit.'
      }
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
          noun="recipe"
          disputed={disputed}
          words={fieldWords}
          theirs={valuesOf(seen)}
        />
      )}
      {refused && (
        <Alert tone="error" className="mb-4" title="Failed to save recipe">
          {refused}
        </Alert>
      )}
      <FormProvider {...form}>
        <RecipeFields category={recipe.category} />
      </FormProvider>
    </FormDialog>
  )
}
