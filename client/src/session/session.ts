import type { Reply } from '@shared/api'
import { ApiError, request, sendAs, sentenceOf } from '@/api/request'
import { createStore } from '@/lib/store'
import { hasSignedOut } from './has-signed-out'

export type SessionUser = Reply<'GET /api/user'>

/**
 * Who is here. `failed`: it could not be found out, which is not the same as signed out; `isOffline`: there was no answer.
 * `because` of signed out: nobody was signed in, they left by Sign Out, or their session ended elsewhere.
 * `came` of signed in: with the page, or through the sign-in form.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'failed'; sentence: string; isOffline: boolean }
  | { status: 'signed-out'; because: 'nobody' | 'left' | 'ended' }
  | { status: 'signed-in'; user: SessionUser; came: 'with the page' | 'by signing in' }

const session = createStore<Session>({ status: 'loading' })
const userListeners = new Set<() => void>()
let wiper = () => {}

/** Who is here, asked outside of a screen. */
export const sessionNow = session.get

/** Says to everything on this page who is here from now on. Who has left meanwhile, in whichever tab, is back by a sign-in alone. */
export function publish(next: Session): void {
  const before = userOf(sessionNow())?.id
  const now = userOf(next)?.id
  if (now && hasSignedOut(now)) return setUser(null)
  session.set(next)
  // Until it is known who is here, what was begun before is still of who was.
  if (next.status !== 'loading') sendAs(now)
  if (next.status === 'signed-out') wipe()
  if (before && before !== now) for (const listener of userListeners) listener()
}

function userOf(state: Session): SessionUser | undefined {
  return state.status === 'signed-in' ? state.user : undefined
}

/** Calls back whenever the person who was signed in no longer is; for wiping what was kept for them. */
export function onUserGone(listener: () => void): void {
  userListeners.add(listener)
}

/** Has `next` called whenever nobody is signed in, also where the page opens so, and at `wipe`; for what this browser keeps of a person. */
export function onWipe(next: () => void): void {
  wiper = next
}

/** Removes what this browser keeps of a person. */
export const wipe = (): void => wiper()

export const useSession = session.useValue

/** The signed-in user. Throws outside of the signed-in screens, which are only there with one. */
export function useUser(): SessionUser {
  const user = userOf(useSession())
  if (!user) throw Error()
  return user
}

/** After sign-in, registration or a changed profile: the user that the server returned. After Sign Out: null. */
export function setUser(user: SessionUser | null): void {
  if (!user) return publish({ status: 'signed-out', because: 'left' })
  const now = sessionNow()
  const isSame = now.status === 'signed-in' && now.user.id === user.id
  publish({ status: 'signed-in', user, came: isSame ? now.came : 'by signing in' })
}

/**
 * Asks the server who is signed in: when the page opens, again after that failed, and once somebody may have signed in in
 * another tab. `patience` ends the wait for an answer, as a failure.
 */
export async function checkSession(patience?: AbortSignal): Promise<void> {
  // Whoever is about to sign in here goes on until it is known.
  if (sessionNow().status !== 'signed-out') publish({ status: 'loading' })
  const asked = sessionNow()
  const found = await request('GET /api/user', undefined, patience).then(
    (user): Session => ({ status: 'signed-in', user, came: 'with the page' }),
    (error: unknown): Session => {
      const answered = error instanceof ApiError && error.status
      return answered === 401
        ? { status: 'signed-out', because: 'nobody' }
        : { status: 'failed', sentence: sentenceOf(error), isOffline: !answered }
    },
  )
  if (sessionNow() === asked) publish(found)
}
