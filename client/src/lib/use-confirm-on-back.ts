import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry added here. */
const mark = { asks: true }
const isHere = () => (window.history.state as Partial<typeof mark> | null)?.asks === true

/** Adds a history entry while `active`, so that Back calls `onBack` instead of leaving. */
export function useConfirmOnBack(active: boolean, onBack: () => void): void {
  const ask = useEffectEvent(onBack)
  useEffect(() => {
    if (!active) return
    const step = () => window.history.pushState(mark, '')
    const listen = () => {
      step()
      ask()
    }
    step()
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      // A user who has gone elsewhere stays there.
      if (isHere()) window.history.back()
    }
  }, [active])
}
