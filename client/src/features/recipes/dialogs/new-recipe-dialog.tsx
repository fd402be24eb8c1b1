import { zodResolver } from '@hookform/resolvers/zod'
import { recipeCategories } from '@shared/domain/recipes/recipe-kinds'
import { recipeFields } from '@shared/features/recipes'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useApiQuery } from '@/api/use-api'
import { EatingFields, eatingValuesOf, readEating, type EatingValues } from '@/forms/eating-fields'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useOpenDialog, type WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { WaitingBar } from '@/ui/waiting-bar'
import { generateRecipe, stopGeneration } from '../generate-recipe'
import { generationState, useGenerationState } from '../generation-state'
import { loadRecipe } from '../recipe-dialogs'
import { sentenceCase } from '../recipe-words'

const MAX_PREFERENCES = 1000
const nothingChosen = { diets: [], servings: null, minutes: null }
const requestForm = z.object({
  category: recipeFields.shape.category,
  dietaryPreferences: z.string().check(z.maxLength(MAX_PREFERENCES)),
})

type NewRecipeProps = {
  /** What was typed when the dialog was last closed. */
  draft: NewRecipeDraft | undefined
  onDraft: (draft: NewRecipeDraft | undefined) => void
}
export type NewRecipeDraft = z.input<typeof requestForm> & { eating: EatingValues | undefined }

/** Generates and saves a recipe; closing the dialog does not stop it. */
export default function NewRecipeDialog({ draft, onDraft, onClose }: WithClose<NewRecipeProps>) {
  const open = useOpenDialog()
  const isClient = useUser().role === 'client'
  const config = useApiQuery('GET /api/config')
  const { state } = useGenerationState()
  const busy = state === 'generating' || state === 'saving'
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: {
      category: draft?.category ?? '',
      dietaryPreferences: draft?.dietaryPreferences ?? '',
    },
    resolver: zodResolver(requestForm, undefined, { raw: true }),
  })
  const { errors } = formState
  const own = useApiQuery('GET /api/user/diet', undefined, { enabled: isClient })
  const [eatingInput, setEatingInput] = useState(draft?.eating)
  const [eatingErrors, setEatingErrors] = useState<ReturnType<typeof readEating>['errors']>({})
  const eatingValues = eatingInput ?? eatingValuesOf(own.data ?? nothingChosen)

  function close() {
    onDraft({ ...getValues(), eating: eatingInput })
    onClose()
  }

  async function make({ category, dietaryPreferences }: z.output<typeof requestForm>) {
    const { eats, errors } = readEating(eatingValues)
    setEatingErrors(errors)
    if (Object.keys(errors).length > 0) return
    const preferences = dietaryPreferences.trim()
    const body = { category, ...eats, ...(preferences && { dietaryPreferences: preferences }) }
    const recipe = await generateRecipe(body, () => here.current)
    if (recipe) onDraft(undefined)
    if (!here.current) return
    if (recipe) open(loadRecipe, { recipe })
    // The notice on the screen offers to save it again.
    else if (generationState().state === 'unsaved') close()
  }

  return (
    <Dialog
      onClose={close}
      title="New Recipe"
      description={
        isClient
          ? 'We leave out your elevated foods, your allergies and your own foods.'
          : 'Nothing is left out here. To leave foods out, use the recipe generator.'
      }
      footer={
        <>
          <Button variant="quiet" onClick={state === 'generating' ? stopGeneration : close}>
            {state === 'generating' ? 'Stop' : 'Cancel'}
          </Button>
          {/* Stays in place, so that a double click does not hit another button. */}
          <Button type="submit" form="new-recipe" pending={busy} pendingLabel="Generating...">
            Generate Recipe
          </Button>
        </>
      }
    >
      <form
        id="new-recipe"
        noValidate
        hidden={busy}
        className="flex flex-col gap-3.5"
        onSubmit={(event) => void handleSubmit(make)(event)}
      >
        <Field label="Meal type" error={errors.category?.message}>
          <Select {...register('category')}>
            <option value="">Choose a meal type</option>
            <Options values={recipeCategories} words={sentenceCase} />
          </Select>
        </Field>
        <EatingFields
          values={eatingValues}
          errors={eatingErrors}
          fixed={own.data?.diets}
          onChange={setEatingInput}
        />
        <Field
          label="Dietary preferences"
          optional
          hint="For example: no mushrooms, quick. We follow the diets and foods you name. Please do not include anyone's name."
          error={errors.dietaryPreferences?.message}
        >
          <TextArea {...register('dietaryPreferences')} rows={3} maxLength={MAX_PREFERENCES} />
        </Field>
        {config.data?.ai === 'builtin' && (
          <p className="text-body text-ink-3">
            No AI service is set up, so you get a recipe from the portal’s library.
          </p>
        )}
      </form>
      <div role="status">
        {busy && (
          <div className="py-6">
            <p className="text-body font-semibold">
              {state === 'saving' ? 'Saving your recipe...' : 'Writing your recipe...'}
            </p>
            <WaitingBar label="Making your recipe" className="mt-3" />
            <p className="mt-3 text-body text-ink-2">
              This can take a minute, because each ingredient and step is checked. You can close this window,
              but keep the portal open.
            </p>
            <Button variant="secondary" className="mt-4" onClick={close}>
              Continue in the background
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
