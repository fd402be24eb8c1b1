import { FormProvider, type FieldErrors } from 'react-hook-form'
import { useVersionedForm } from '@/forms/use-versioned-form'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import type { Recipe } from '../recipe-words'
import { RecipeFields } from './recipe-fields'
import { errorsIn, recipeFields, type RecipeValues } from './recipe-values'

const resolver = (values: RecipeValues) => {
  const found = errorsIn(values).map(([field, message]) => [field, { type: 'contract', message }] as const)
  return found.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(found) as FieldErrors<RecipeValues> }
}

/** Edits a recipe: any for an admin, their own draft for a client. */
export default function EditRecipeDialog({ recipe, onClose }: WithClose<{ recipe: Recipe }>) {
  const isClient = useUser().role === 'client'
  const { form, notice, refused, dialog } = useVersionedForm({
    route: 'PATCH /api/recipes/:id',
    row: recipe,
    noun: 'recipe',
    fields: recipeFields,
    resolver,
    failure: 'Failed to save recipe',
    onSaved: ({ title }) => {
      toast({ title: 'Recipe updated', description: title })
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Edit Recipe"
      description={
        isClient
          ? 'You cannot add your elevated foods or allergies.'
          : 'Clients will see the change on their next visit.'
      }
      size="lg"
    >
      {notice}
      {refused && (
        <Alert tone="error" className="mb-4" title="Failed to save recipe">
          {refused.sentence}
        </Alert>
      )}
      <FormProvider {...form}>
        <RecipeFields category={recipe.category} />
      </FormProvider>
    </FormDialog>
  )
}
