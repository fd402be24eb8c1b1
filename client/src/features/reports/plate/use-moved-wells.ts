import { useLayoutEffect, useRef } from 'react'
import type { Well } from './layout'

const DURATION_MS = 600

const keyOf = ({ food }: { food: string }) => food.trim().toLowerCase()

/** Moves wells from another test's places; the ref's children are in the order of `wells`. */
export function useMovedWells(
  wells: readonly Well<{ food: string }>[],
  before: readonly Well<{ food: string }>[],
) {
  const group = useRef<SVGGElement>(null)
  const came = useRef<unknown>(null)
  useLayoutEffect(() => {
    const elements = group.current?.children
    if (!elements || before.length === 0 || came.current === wells) return
    came.current = wells
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const places = new Map(before.map((well) => [keyOf(well.food), well]))
    for (const [at, well] of wells.entries()) {
      const old = places.get(keyOf(well.food))
      const from = old
        ? { transform: `translate(${old.x - well.x}px, ${old.y - well.y}px)` }
        : { transform: 'none', opacity: 0 }
      elements[at]?.animate([from, { transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      })
    }
  }, [wells, before])
  return group
}
