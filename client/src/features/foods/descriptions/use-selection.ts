import { useMemo, useState } from 'react'
import type { Food } from '../food-words'

export type Selection = {
  /** Selection mode: rows have checkboxes. */
  on: boolean
  turn: (on: boolean) => void
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** The selected foods in list order, including those the search does not show. */
  foods: Food[]
  /** How many foods the search found, and how many of those are selected. */
  found: number
  foundSelected: number
  selectFound: (selected: boolean) => void
}

/** The selection among `foods`; `found` is the search result across all pages. */
export function useSelection(foods: Food[] = [], found: Food[] = []): Selection {
  const [on, setOn] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(() => foods.filter(({ id }) => ids.has(id)), [foods, ids])

  function turn(next: boolean) {
    setOn(next)
    if (!next) setIds(new Set())
  }

  return {
    on,
    turn,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    foods: chosen,
    found: found.length,
    foundSelected: found.filter(({ id }) => ids.has(id)).length,
    selectFound: (selected) =>
      setIds((before) => {
        const shown = new Set(found.map(({ id }) => id))
        return selected ? new Set([...before, ...shown]) : new Set([...before].filter((id) => !shown.has(id)))
      }),
  }
}
