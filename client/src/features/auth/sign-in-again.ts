import type { Body } from '@shared/api'
import { plural } from '@shared/domain/counts'
import type { Challenge, Work } from '@shared/domain/proof-of-work'
import { ApiError, request } from '@/api/request'
import type { SessionUser } from '@/session/session'
import type { Said } from './solver'

/** What keeps the form: the words on its button, what is said once beside it, and how to end it. */
export type Hold = { label?: string; note: string; stop?: () => void }
type Show = (hold: Hold) => void

/**
 * Goes on where a sign-in was refused for now: does the work that was asked for and signs in with it, or counts the
 * seconds down. Throws what is in the way still.
 */
export async function signInAgain(
  error: unknown,
  body: Body<'POST /api/login'>,
  show: Show,
): Promise<SessionUser> {
  if (!(error instanceof ApiError)) throw error
  if (!error.challenge) {
    if (error.retryAfter) countDown(Number(error.retryAfter), show)
    throw error
  }
  const proof = await solved(error.challenge, show).catch(() => {
    throw error
  })
  return request('POST /api/login', { body: { ...body, proof } }).catch((next: unknown) =>
    signInAgain(next, body, show),
  )
}

function solved(challenge: Challenge, show: Show): Promise<Work> {
  const solver = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
  const stop = () => solver.terminate()
  const tell = (label: string) =>
    show({
      label,
      note: 'After many failed sign-ins your browser first shows that no machine is guessing. This takes a few seconds.',
      stop,
    })
  tell('Checking...')
  return new Promise<Work>((resolve, reject) => {
    solver.onerror = reject
    solver.onmessage = ({ data }: MessageEvent<Said>) => {
      if (typeof data === 'number') tell(`Checking... ${Math.round(data * 100)}%`)
      else resolve(data)
    }
    solver.postMessage(challenge)
  }).finally(() => {
    stop()
    show({ note: '' })
  })
}

function countDown(seconds: number, show: Show): void {
  const until = Date.now() + seconds * 1000
  const tick = () => {
    const left = Math.ceil((until - Date.now()) / 1000)
    if (left > 0) return show({ label: `Wait ${left} ${plural(left, 'second')}`, note: '', stop })
    show({ note: 'You can sign in again now.' })
  }
  const ticking = setInterval(tick, 250)
  const stop = () => clearInterval(ticking)
  tick()
}
