import { useEffect, useState } from 'react'

/** A wait before the next attempt: `left` in seconds, then `isOver` until the next wait. */
export function useRetryCountdown() {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const ticking = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(ticking)
  }, [left])

  function hold(seconds: number) {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }
  return { left, isOver: until > 0 && left === 0, hold }
}
