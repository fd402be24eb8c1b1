import { SIGNED_OUT_COOKIE } from '@shared/domain/sign-in/signed-out-cookie'

/** As long as the longest session, in seconds. */
const KEPT_S = 7 * 24 * 60 * 60

/** Has this browser remember that an account has signed out, and say so with every request, until the portal has heard it. */
export function rememberSignOut(userId: number): void {
  document.cookie = `${SIGNED_OUT_COOKIE}=${userId}; path=/; max-age=${KEPT_S}; samesite=strict`
}
