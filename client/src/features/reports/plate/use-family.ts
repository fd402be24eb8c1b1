import { type FoodFamily, foodFamilies } from '@shared/domain/foods/food-families'
import { useCallback, useEffect, useState } from 'react'

/** The family of the current history entry; null for all of them. */
function familyHere(): FoodFamily | null {
  const state = window.history.state as { family?: unknown } | null
  return foodFamilies.find((family) => family === state?.family) ?? null
}

/** `pushState` too, so that a link to the screen that is already open shows all families. */
const steps = ['popstate', 'pushState']

type Shown = { family: FoodFamily | null; closed: FoodFamily | null }

/** The open family, in the history so that Back closes it, unless a dialog is open above. */
export function useFamily() {
  const [{ family, closed }, setFamily] = useState<Shown>({ family: familyHere(), closed: null })
  useEffect(() => {
    const onStep = () => setFamily((was) => ({ family: familyHere(), closed: was.family }))
    for (const step of steps) window.addEventListener(step, onStep)
    return () => {
      for (const step of steps) window.removeEventListener(step, onStep)
    }
  }, [])
  const open = useCallback((next: FoodFamily) => {
    window.history.pushState({ ...(window.history.state as object | null), family: next }, '')
    setFamily({ family: next, closed: null })
  }, [])
  const close = useCallback(() => window.history.back(), [])
  return { family, closed, open, close }
}
