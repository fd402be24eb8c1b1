import { useAddressParams } from '@/lib/use-address-params'

export const CARDS = 5

/** How many steps of the history lie between the results' own and this one, all of them cards; survives a reload. */
function stepsBehind(): number {
  const state = window.history.state as { cardsBehind?: number } | null
  return state?.cardsBehind ?? 0
}

/** What a link to the first card takes, so that ending the cards leads back to where the link stands. */
export const cardLink = { search: '?card=1', state: { cardsBehind: 1 } }

export type Steps = {
  /** From 1; undefined where results are shown. */
  card: number | undefined
  next: () => void
  back: () => void
  /** Takes the cards' steps out of the history. */
  leave: () => void
}

/**
 * Which card the address asks for, `first` where it asks for none. Each card is a step of the history, so that Back leads to the
 * one before and a reload keeps it.
 */
export function useCard(first: number | undefined): Steps {
  const { params, change } = useAddressParams()
  const asked = Number(params.get('card'))
  const card = Number.isInteger(asked) && asked >= 1 && asked <= CARDS ? asked : first
  const at = card ?? 1
  return {
    card,
    next: () => change({ card: at + 1 }, { state: { cardsBehind: stepsBehind() + 1 } }),
    back: () => {
      if (stepsBehind() > 0) window.history.back()
      else change({ card: at - 1 }, { replace: true })
    },
    leave: () => {
      const behind = stepsBehind()
      if (behind > 0) window.history.go(-behind)
      else change({ card: '' }, { replace: true })
    },
  }
}
