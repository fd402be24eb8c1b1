import { type FoodFamily, foodFamilies } from '@shared/domain/food-families'
import { useCallback, useEffect, useState } from 'react'

/** The family that this step of the history shows; null for all of them. */
function familyHere(): FoodFamily | null {
  const state = window.history.state as { family?: unknown } | null
  return foodFamilies.find((family) => family === state?.family) ?? null
}

/** Also a link to the screen that is open already, as the bar's, leads to all families. */
const steps = ['popstate', 'pushState']

/** What is open, and what was open just before. */
type Shown = { family: FoodFamily | null; closed: FoodFamily | null }

/**
 * Which family is open. Opening one is a step of the history, which the browser's back button takes back; a dialog that
 * is opened above it leaves it open.
 */
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
