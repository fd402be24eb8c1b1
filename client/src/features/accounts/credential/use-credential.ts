import { useCallback, useEffect, useState } from 'react'
import { ApiError, request, sentenceOf } from '@/api/request'

/** How many seconds a revealed password stays visible. */
export const REVEAL_SECONDS = 10

type Revealed = { password: string; until: number }

/**
 * One client's password, read by the audited endpoint. It is kept in this component only (never in
 * the query cache) and forgotten after `REVEAL_SECONDS`. `unavailable`: there is none to read;
 * `lost`: that was found out on request.
 */
export function useCredential(userId: number, known = true) {
  const [revealed, setRevealed] = useState<Revealed>()
  const [now, setNow] = useState(0)
  const [pending, setPending] = useState(false)
  const [unavailable, setUnavailable] = useState(!known)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (!revealed) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= revealed.until) setRevealed(undefined)
    }, 250)
    return () => clearInterval(timer)
  }, [revealed])

  const call = useCallback(async (ask: () => Promise<{ password: string }>): Promise<string | undefined> => {
    setPending(true)
    setFailure(undefined)
    try {
      return (await ask()).password
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setUnavailable(true)
      else setFailure(sentenceOf(error))
      return undefined
    } finally {
      setPending(false)
    }
  }, [])

  function show(password: string | undefined) {
    if (password === undefined) return
    setUnavailable(false)
    setNow(Date.now())
    setRevealed({ password, until: Date.now() + REVEAL_SECONDS * 1000 })
  }

  const read = () => call(() => request('POST /api/users/:id/credential', { params: { id: userId } }))

  return {
    password: revealed?.password,
    secondsLeft: revealed ? Math.max(1, Math.ceil((revealed.until - now) / 1000)) : 0,
    pending,
    unavailable,
    lost: known && unavailable,
    failure,
    reveal: async () => show(await read()),
    hide: () => setRevealed(undefined),
    /** Resolves to the password without showing it; undefined when it could not be read. */
    fetchPassword: async () => revealed?.password ?? (await read()),
    /** Issues a new password, which ends every session; resolves to whether it succeeded. */
    issue: async () => {
      const password = await call(() => request('PUT /api/users/:id/password', { params: { id: userId } }))
      show(password)
      return password !== undefined
    },
  }
}
