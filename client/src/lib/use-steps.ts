import { useAddressParams } from './use-address-params'

/** The history entries between the page before the steps and this one; survives a reload. */
function stepsBehind(): number {
  const state = window.history.state as { stepsBehind?: number } | null
  return state?.stepsBehind ?? 0
}

/** The step `name` in the address, each a history entry; `leave` goes back before them all. */
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
