import type { Body } from '@shared/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { confirmSession } from '@/session/confirm-session'
import { toast } from '@/ui/use-toast'
import { existingRecipe, savedFields, type Generated, type RecipeRequest } from '../generated'

export type Result = { recipe: Generated; saved: boolean }

/** Generates a recipe for review before saving; leaving the screen aborts a request. */
export function useGenerator() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'generating' | 'saving'>()
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState<string>()
  const run = useRef<AbortController>(undefined)
  useEffect(() => () => run.current?.abort(), [])

  async function attempt(
    what: 'generating' | 'saving',
    title: string,
    act: (signal: AbortSignal) => Promise<void>,
  ) {
    if (run.current) return
    const { signal } = (run.current = new AbortController())
    setBusy(what)
    setFailure(undefined)
    try {
      await act(signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.status === 401) void confirmSession()
      if (what === 'generating') setFailure(sentenceOf(error))
      toast({ title, description: sentenceOf(error), variant: 'destructive' })
    } finally {
      if (run.current.signal === signal) {
        run.current = undefined
        setBusy(undefined)
      }
    }
  }

  const generate = (body: RecipeRequest) =>
    attempt('generating', 'Recipe generation failed', async (signal) => {
      setResult(undefined)
      const recipe = await request('POST /api/ai/generate-recipe', { body }, signal)
      setResult({ recipe, saved: false })
    })

  const save = (recipe: Generated) =>
    attempt('saving', 'Failed to save recipe', async (signal) => {
      const excludedAllergenIds = await idsOf(recipe.check.excluded, signal)
      const existing = await saved({ ...savedFields(recipe), excludedAllergenIds }, signal)
      setResult({ recipe, saved: true })
      toast(
        existing
          ? { title: 'You already have this recipe.', description: existing.title }
          : { title: 'Recipe saved', description: 'Clients see it once it is approved.' },
      )
      void refreshAfter(queries, 'POST /api/recipes')
    })

  return { busy, result, failure, generate, save, stop: () => run.current?.abort() }
}

/** The ids of the catalogue's foods with one of these names. */
async function idsOf(names: readonly string[], signal: AbortSignal): Promise<number[]> {
  const sought = new Set(names.map((name) => name.toLowerCase()))
  const foods = await request('GET /api/allergens', undefined, signal)
  return foods.filter(({ name }) => sought.has(name.toLowerCase())).map(({ id }) => id)
}

/** Saves it, or returns the existing recipe it would copy. */
async function saved(body: Body<'POST /api/recipes'>, signal: AbortSignal) {
  try {
    await request('POST /api/recipes', { body }, signal)
    return undefined
  } catch (error) {
    const existing = existingRecipe(error)
    if (!existing) throw error
    return existing
  }
}
