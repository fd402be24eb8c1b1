import { useEffect, useEffectEvent } from 'react'

/** Takes a step of the history while it is shown, so that Back asks (`onBack`) rather than leaves. */
export function useBackAsks(onBack: () => void): void {
  const ask = useEffectEvent(onBack)
  useEffect(() => {
    const step = () => window.history.pushState(window.history.state, '')
    const listen = () => {
      step()
      ask()
    }
    step()
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      window.history.back()
    }
  }, [])
}
