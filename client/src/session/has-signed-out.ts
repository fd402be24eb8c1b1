import { SIGNED_OUT_COOKIE } from '@shared/domain/sign-in/signed-out-cookie'

/** Whether the account has signed out in this browser, in whichever tab, and the portal has not heard it yet. */
export const hasSignedOut = (userId: number): boolean =>
  `${document.cookie};`.includes(`${SIGNED_OUT_COOKIE}=${userId};`)
