import { recipeFields } from '@shared/features/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { fieldErrorsOf } from '@/api/field-errors'
import { ApiError, sentenceOf } from '@/api/request'
import { refresh, useApiMutation } from '@/api/use-api'
import { useUser } from '@/app/session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import type { Recipe } from '../recipe-words'
import { RecipeFields } from './recipe-fields'
import {
  changesBetween,
  differingFields,
  fieldWords,
  meaningOf,
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
  const queries = useQueryClient()
  const update = useApiMutation('PATCH /api/recipes/:id', ['/api/recipes'])
  const [seen, setSeen] = useState(recipe)
  const [disputed, setDisputed] = useState<RecipeField[]>()
  const [refused, setRefused] = useState<string>()
  const [asking, setAsking] = useState(false)
  const form = useForm<RecipeValues>({ defaultValues: valuesOf(recipe) })

  const submit = form.handleSubmit(async (mine) => {
    if (update.isPending || showErrors(mine)) return
    const body = changesBetween(valuesOf(seen), mine)
    if (Object.keys(body).length === 0) return onClose()
    setRefused(undefined)
    try {
      await update.mutateAsync({ params: { id: seen.id }, body, version: seen.version })
      toast({ title: 'Recipe updated', description: mine.title })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === 412 && error.current)
        merge(mine, error.current as Recipe)
      else failed(error)
    }
  })

  /** Checks by the contract what the form means; true when there is something to mend. */
  function showErrors(mine: RecipeValues): boolean {
    const checked = recipeFields.safeParse(meaningOf(mine))
    if (checked.success) return false
    const found = checked.error.issues.map((issue) => [String(issue.path[0]), messageOf(issue)] as const)
    recipeFieldNames
      .flatMap((field) => found.filter(([name]) => name === field).slice(0, 1))
      .forEach(([field, message], place) =>
        form.setError(field as RecipeField, { message }, { shouldFocus: place === 0 }),
      )
    return true
  }

  function merge(mine: RecipeValues, current: Recipe) {
    const merged = rebase(valuesOf(seen), mine, valuesOf(current))
    form.reset(merged.values)
    setDisputed(merged.disputed)
    setSeen(current)
    void refresh(queries, ['/api/recipes'])
  }

  function failed(error: unknown) {
    toast({ title: 'Failed to save recipe', description: sentenceOf(error), variant: 'destructive' })
    setRefused(sentenceOf(error))
    fieldErrorsOf(error, recipeFieldNames).forEach(([field, message]) => form.setError(field, { message }))
    if (error instanceof ApiError && error.status === 404) {
      void refresh(queries, ['/api/recipes'])
      onClose()
    }
  }

  function close() {
    if (update.isPending) return
    if (differingFields(valuesOf(seen), form.getValues()).length > 0) setAsking(true)
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && close()}
      size="lg"
      title="Edit Recipe"
      description={
        isClient
          ? 'Your elevated foods and allergies cannot be put in.'
          : 'Clients see the change on their next visit.'
      }
      footer={
        <>
          <Button variant="quiet" disabled={update.isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="edit-recipe" pending={update.isPending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      {disputed && <ChangedNotice key={seen.version} theirs={valuesOf(seen)} disputed={disputed} />}
      {refused && (
        <Alert key={refused} tone="error" className="mb-4" title="Failed to save recipe">
          {refused}
        </Alert>
      )}
      <FormProvider {...form}>
        <form id="edit-recipe" noValidate onSubmit={(event) => void submit(event)}>
          <RecipeFields category={recipe.category} />
        </form>
      </FormProvider>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard what you typed"
        description="It has not been saved."
        confirmLabel="Discard"
        icon={SquarePen}
        onConfirm={onClose}
      />
    </Dialog>
  )
}

/** The message for a line of a list says which one it is. */
function messageOf({ path: [, line], message }: { path: PropertyKey[]; message: string }): string {
  return typeof line === 'number' ? `Line ${line + 1} ${message}` : message
}

function ChangedNotice({ theirs, disputed }: { theirs: RecipeValues; disputed: RecipeField[] }) {
  return (
    <Alert tone="warning" live title="Somebody else changed this recipe" className="mb-4">
      Nothing has been saved yet. What you changed is still here; the rest shows their changes. Save again to
      keep it so.
      {disputed.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5">
          {disputed.map((field) => (
            <li key={field} className="break-words whitespace-pre-line">
              {fieldWords[field]}: they wrote <b className="font-medium">{theirs[field] || '(nothing)'}</b>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
