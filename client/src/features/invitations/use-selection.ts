import { useState } from 'react'
import type { Invitation } from './invitation-words'

export type Selection = {
  people: Invitation[]
  has: (person: Invitation) => boolean
  /** Selects or deselects people. */
  set: (people: readonly Invitation[], selected: boolean) => void
  /** Selects exactly these people, all of a filter, with its description. */
  setWhole: (people: readonly Invitation[], words: string) => void
  /** The description of the filter that is entirely selected. */
  whole: string | undefined
  clear: () => void
}

type State = { of: string; people: ReadonlyMap<number, Invitation>; whole?: string }

const byUser = (people: readonly Invitation[]) => people.map((person) => [person.userId, person] as const)

/** The selection across all pages of one list, named by `of`. Another list starts without one. */
export function useSelection(of: string): Selection {
  const nobody: State = { of, people: new Map() }
  const [state, setState] = useState(nobody)
  const { people, whole } = state.of === of ? state : nobody

  function change(chosen: readonly Invitation[], selected: boolean) {
    setState((before) => {
      const next = new Map([...(before.of === of ? before.people : []), ...byUser(chosen)])
      if (!selected) for (const { userId } of chosen) next.delete(userId)
      return { of, people: next }
    })
  }

  return {
    people: [...people.values()],
    has: ({ userId }) => people.has(userId),
    set: change,
    setWhole: (chosen, words) => setState({ of, people: new Map(byUser(chosen)), whole: words }),
    whole,
    clear: () => setState(nobody),
  }
}
