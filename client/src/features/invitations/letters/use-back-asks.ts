import { useEffect, useEffectEvent } from 'react'

/** Marks the step of the history that is taken here. */
const mark = { asks: true }
const isHere = () => (window.history.state as Partial<typeof mark> | null)?.asks === true

/** Takes a step of the history while it is shown, so that Back asks (`onBack`) rather than leaves. */
export function useBackAsks(onBack: () => void): void {
  const ask = useEffectEvent(onBack)
  useEffect(() => {
    const step = () => window.history.pushState(mark, '')
    const listen = () => {
      step()
      ask()
    }
    step()
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      // Whoever has gone elsewhere stays there.
      if (isHere()) window.history.back()
    }
  }, [])
}
