import { useAddressParams } from './use-address-params'

/** How many steps of the history lie between where somebody came from and this one; survives a reload. */
function stepsBehind(): number {
  const state = window.history.state as { stepsBehind?: number } | null
  return state?.stepsBehind ?? 0
}

/**
 * Which of `count` steps the address asks for under `name`, the first one where it asks for none. Each is a step of the
 * history, so that Back leads to the one before and a reload keeps it; `leave` takes them out of it.
 */
export function useSteps(name: string, count: number) {
  const { params, change } = useAddressParams()
  const asked = Number(params.get(name))
  const step = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1
  return {
    step,
    next: () => change({ [name]: step + 1 }, { state: { stepsBehind: stepsBehind() + 1 } }),
    back: () => {
      if (stepsBehind() > 0) window.history.back()
      else change({ [name]: step - 1 }, { replace: true })
    },
    leave: () => {
      const behind = stepsBehind()
      if (behind > 0) window.history.go(-behind)
      else change({ [name]: '' }, { replace: true })
    },
  }
}
