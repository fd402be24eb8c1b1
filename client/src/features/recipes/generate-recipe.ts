import { queryClient } from '@/api/query-client'
import { ApiError, request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { confirmSession } from '@/session/confirm-session'
import { onUserGone } from '@/session/session'
import { toast } from '@/ui/use-toast'
import { existingRecipe, savedFields, type Generated, type RecipeRequest } from './generated'
import { generationState, setGenerationState } from './generation-state'
import type { Recipe } from './recipe-words'

/** In milliseconds; for a sentence that matters. */
const LONG_TOAST = 20_000

let run = new AbortController()

/** Aborts a running request and discards an unsaved recipe. */
export function stopGeneration(): void {
  run.abort()
  setGenerationState({ state: 'idle' })
}

onUserGone(stopGeneration)

/** Returns the existing recipe for a copy; undefined when failed, stopped or another runs. */
export async function generateRecipe(
  recipeRequest: RecipeRequest,
  isWaiting: () => boolean = () => false,
): Promise<Recipe | undefined> {
  if (['generating', 'saving'].includes(generationState().state)) return undefined
  run = new AbortController()
  const { signal } = run
  setGenerationState({ state: 'generating' })
  try {
    const recipe = await request('POST /api/ai/generate-recipe', { body: recipeRequest }, signal)
    return signal.aborted ? undefined : await save(recipe, signal, isWaiting)
  } catch (error) {
    if (signal.aborted) return undefined
    setGenerationState({ state: 'idle' })
    noteSessionEnd(error)
    toast({
      title: 'Generation Failed',
      description: sentenceOf(error) || 'Recipe generation failed',
      variant: 'destructive',
    })
    return undefined
  }
}

/** Saves the generated recipe again. */
export async function saveAgain(): Promise<Recipe | undefined> {
  const generation = generationState()
  if (generation.state !== 'unsaved') return undefined
  run = new AbortController()
  return save(generation.recipe, run.signal, () => false)
}

async function save(
  recipe: Generated,
  signal: AbortSignal,
  isWaiting: () => boolean,
): Promise<Recipe | undefined> {
  setGenerationState({ state: 'saving' })
  try {
    const saved = await request('POST /api/recipes', { body: savedFields(recipe) }, signal)
    await refreshAfter(queryClient, 'POST /api/recipes')
    if (signal.aborted) return undefined
    setGenerationState({ state: 'idle' })
    const { unknown } = recipe.check
    if (unknown) toast({ title: 'Recipe created', description: unknown, duration: LONG_TOAST })
    else if (!isWaiting()) toast({ title: 'Recipe created', description: saved.title })
    return saved
  } catch (error) {
    if (signal.aborted) return undefined
    const existing = existingRecipe(error)
    if (existing) {
      setGenerationState({ state: 'idle' })
      toast({ title: sentenceOf(error), description: existing.title })
      return existing
    }
    noteSessionEnd(error)
    setGenerationState({ state: 'unsaved', recipe, sentence: sentenceOf(error) })
    toast({
      title: 'Save Failed',
      description: "Recipe was generated but couldn't be saved to database.",
      variant: 'destructive',
    })
    return undefined
  }
}

/** These requests bypass react-query, which otherwise reports an ended session. */
function noteSessionEnd(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) void confirmSession()
}
