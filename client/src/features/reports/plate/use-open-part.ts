import { type FoodFamily, foodFamilies } from '@shared/domain/foods/food-families'
import { useCallback, useEffect, useState } from 'react'

/** What the results show alone: a family, or the elevated foods as cards. */
export type Part = FoodFamily | 'cards'

/** The part of the current history entry; null for all of them. */
function partHere(): Part | null {
  const state = window.history.state as { part?: unknown } | null
  return ([...foodFamilies, 'cards'] as const).find((part) => part === state?.part) ?? null
}

/** `pushState` too, so that a link to the screen that is already open shows all. */
const steps = ['popstate', 'pushState']

type Shown = { part: Part | null; closed: Part | null }

/** The open part, in the history so that Back closes it, unless a dialog is open above. */
export function useOpenPart() {
  const [{ part, closed }, setPart] = useState<Shown>({ part: partHere(), closed: null })
  useEffect(() => {
    const onStep = () => setPart((was) => ({ part: partHere(), closed: was.part }))
    for (const step of steps) window.addEventListener(step, onStep)
    return () => {
      for (const step of steps) window.removeEventListener(step, onStep)
    }
  }, [])
  const open = useCallback((next: Part) => {
    window.history.pushState({ ...(window.history.state as object | null), part: next }, '')
    setPart({ part: next, closed: null })
  }, [])
  const close = useCallback(() => window.history.back(), [])
  return { part, closed, open, close }
}
