import { useSyncExternalStore } from 'react'
import type { Body, Reply } from '@shared/api'
import { queryClient } from '@/api/query-client'
import { ApiError, request, sentenceOf } from '@/api/request'
import { refresh } from '@/api/use-api'
import { confirmSession, onUserGone } from '@/app/session'
import { toast } from '@/ui/use-toast'
import type { Recipe } from './recipe-words'

export type RecipeWish = Body<'POST /api/ai/generate-recipe'>
export type Generated = Reply<'POST /api/ai/generate-recipe'>

/** `unsaved`: it was generated and could not be saved; it is kept to be saved again. */
export type Making =
  | { state: 'idle' }
  | { state: 'generating' | 'saving' }
  | { state: 'unsaved'; recipe: Generated; sentence: string }

const idle: Making = { state: 'idle' }
let making: Making = idle
let run = new AbortController()
const listeners = new Set<() => void>()

function publish(next: Making): void {
  making = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The recipe that is being made, which goes on while its dialog is closed and other screens are open. */
export const useMaking = (): Making => useSyncExternalStore(subscribe, () => making)

/** Stops what is under way, and forgets what could not be saved. */
export function stopMaking(): void {
  run.abort()
  publish(idle)
}

onUserGone(stopMaking)

/** What of a generated recipe is saved: unapproved, and marked as generated. */
export function savedFields(recipe: Generated): Body<'POST /api/recipes'> {
  const { title, description, ingredients, instructions, prepTime, cookTime } = recipe
  const { servings, difficulty, category, tags } = recipe
  return {
    ...{ title, description, ingredients, instructions, prepTime, cookTime },
    ...{ servings, difficulty, category, tags },
    excludedAllergenIds: [],
    aiGenerated: true,
    approved: false,
  }
}

/** Generates a recipe and saves it, saying how that went. Undefined when it failed, was stopped or another one is being made. */
export async function makeRecipe(wish: RecipeWish): Promise<Recipe | undefined> {
  if (making.state === 'generating' || making.state === 'saving') return undefined
  run = new AbortController()
  const { signal } = run
  publish({ state: 'generating' })
  try {
    const recipe = await request('POST /api/ai/generate-recipe', { body: wish }, signal)
    return signal.aborted ? undefined : await save(recipe, signal)
  } catch (error) {
    if (signal.aborted) return undefined
    publish(idle)
    noteSessionEnd(error)
    toast({
      title: 'Generation Failed',
      description: sentenceOf(error) || 'Recipe generation failed',
      variant: 'destructive',
    })
    return undefined
  }
}

/** Saves again what was generated before. */
export async function saveAgain(): Promise<Recipe | undefined> {
  if (making.state !== 'unsaved') return undefined
  run = new AbortController()
  return save(making.recipe, run.signal)
}

async function save(recipe: Generated, signal: AbortSignal): Promise<Recipe | undefined> {
  publish({ state: 'saving' })
  try {
    const saved = await request('POST /api/recipes', { body: savedFields(recipe) }, signal)
    await refresh(queryClient, ['/api/recipes'])
    if (signal.aborted) return undefined
    publish(idle)
    toast({ title: 'Recipe created', description: saved.title })
    return saved
  } catch (error) {
    if (signal.aborted) return undefined
    noteSessionEnd(error)
    publish({ state: 'unsaved', recipe, sentence: sentenceOf(error) })
    toast({
      title: 'Save Failed',
      description: "Recipe was generated but couldn't be saved to database.",
      variant: 'destructive',
    })
    return undefined
  }
}

/** These calls are not react-query's, which tells the session by itself. */
function noteSessionEnd(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) void confirmSession()
}
