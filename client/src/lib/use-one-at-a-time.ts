import { useRef, useState } from 'react'

/** Skips work while some is running: a click may come before the button shows as pending. */
export function useOneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const busy = useRef(false)
  return async (work) => {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } finally {
      busy.current = false
    }
  }
}

/** The same, with whether work is under way. */
export function usePending(): [pending: boolean, run: ReturnType<typeof useOneAtATime>] {
  const once = useOneAtATime()
  const [pending, setPending] = useState(false)
  const run = (work: () => Promise<unknown>) =>
    once(async () => {
      setPending(true)
      try {
        await work()
      } finally {
        setPending(false)
      }
    })
  return [pending, run]
}
