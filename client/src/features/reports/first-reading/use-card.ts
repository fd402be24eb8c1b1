import { useAddressParams } from '@/lib/use-address-params'

export const CARDS = 5

/** How many steps of the history lie between the results' own and this one, all of them cards; survives a reload. */
function stepsBehind(): number {
  const state = window.history.state as { cardsBehind?: number } | null
  return state?.cardsBehind ?? 0
}

/**
 * Which card the address asks for, the first one where it asks for none. Each card is a step of the history, so that Back leads
 * to the one before and a reload keeps it; `leave` takes the cards' steps out of it.
 */
export function useCard() {
  const { params, change } = useAddressParams()
  const asked = Number(params.get('card'))
  const card = Number.isInteger(asked) && asked >= 1 && asked <= CARDS ? asked : 1
  return {
    card,
    next: () => change({ card: card + 1 }, { state: { cardsBehind: stepsBehind() + 1 } }),
    back: () => {
      if (stepsBehind() > 0) window.history.back()
      else change({ card: card - 1 }, { replace: true })
    },
    leave: () => {
      const behind = stepsBehind()
      if (behind > 0) window.history.go(-behind)
      else change({ card: '' }, { replace: true })
    },
  }
}
