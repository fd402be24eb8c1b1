import { type FoodFamily, foodFamilies } from '@shared/domain/food-families'
import { useCallback, useEffect, useState } from 'react'

/** The family that this step of the history shows; null for all of them. */
function familyHere(): FoodFamily | null {
  const state = window.history.state as { family?: unknown } | null
  return foodFamilies.find((family) => family === state?.family) ?? null
}

/**
 * Which family is open. Opening one is a step of the history, which the browser's back button takes back; a dialog that
 * is opened above it leaves it open.
 */
export function useFamily() {
  const [family, setFamily] = useState(familyHere)
  useEffect(() => {
    const onStep = () => setFamily(familyHere())
    window.addEventListener('popstate', onStep)
    return () => window.removeEventListener('popstate', onStep)
  }, [])
  const open = useCallback((next: FoodFamily) => {
    window.history.pushState({ ...(window.history.state as object | null), family: next }, '')
    setFamily(next)
  }, [])
  const close = useCallback(() => window.history.back(), [])
  return { family, open, close }
}
