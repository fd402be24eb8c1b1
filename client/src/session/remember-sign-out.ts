import { SIGNED_OUT_COOKIE } from '@shared/domain/sign-in/signed-out-cookie'

/** As long as the longest session, in seconds. */
const KEPT_S = 7 * 24 * 60 * 60

/** Records a sign-out in a cookie, sent with every request until the server processed it. */
export function rememberSignOut(userId: number): void {
  document.cookie = `${SIGNED_OUT_COOKIE}=${userId}; path=/; max-age=${KEPT_S}; samesite=strict`
}
