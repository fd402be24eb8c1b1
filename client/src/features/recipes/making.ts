import { queryClient } from '@/api/query-client'
import { ApiError, request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { confirmSession } from '@/session/confirm-session'
import { onUserGone } from '@/session/session'
import { toast } from '@/ui/use-toast'
import { copiedBy, savedFields, type Generated, type RecipeRequest } from './generated'
import { makingNow, setMaking } from './making-state'
import type { Recipe } from './recipe-words'

let run = new AbortController()

/** Aborts a running request and discards an unsaved recipe. */
export function stopMaking(): void {
  run.abort()
  setMaking({ state: 'idle' })
}

onUserGone(stopMaking)

/**
 * Generates and saves a recipe with toasts; no success toast when `isWaiting` says the user waits
 * for it to open. Returns the existing recipe when it would be a copy; undefined when it failed,
 * was stopped, or another one is running.
 */
export async function makeRecipe(
  recipeRequest: RecipeRequest,
  isWaiting: () => boolean = () => false,
): Promise<Recipe | undefined> {
  if (['generating', 'saving'].includes(makingNow().state)) return undefined
  run = new AbortController()
  const { signal } = run
  setMaking({ state: 'generating' })
  try {
    const recipe = await request('POST /api/ai/generate-recipe', { body: recipeRequest }, signal)
    return signal.aborted ? undefined : await save(recipe, signal, isWaiting)
  } catch (error) {
    if (signal.aborted) return undefined
    setMaking({ state: 'idle' })
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
  const making = makingNow()
  if (making.state !== 'unsaved') return undefined
  run = new AbortController()
  return save(making.recipe, run.signal, () => false)
}

async function save(
  recipe: Generated,
  signal: AbortSignal,
  isWaiting: () => boolean,
): Promise<Recipe | undefined> {
  setMaking({ state: 'saving' })
  try {
    const saved = await request('POST /api/recipes', { body: savedFields(recipe) }, signal)
    await refreshAfter(queryClient, 'POST /api/recipes')
    if (signal.aborted) return undefined
    setMaking({ state: 'idle' })
    if (!isWaiting()) toast({ title: 'Recipe created', description: saved.title })
    return saved
  } catch (error) {
    if (signal.aborted) return undefined
    const there = copiedBy(error)
    if (there) {
      setMaking({ state: 'idle' })
      toast({ title: sentenceOf(error), description: there.title })
      return there
    }
    noteSessionEnd(error)
    setMaking({ state: 'unsaved', recipe, sentence: sentenceOf(error) })
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
