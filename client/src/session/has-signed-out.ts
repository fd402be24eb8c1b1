import { SIGNED_OUT_COOKIE } from '@shared/domain/sign-in/signed-out-cookie'

/** Whether the account signed out in this browser and the server does not know yet. */
export const hasSignedOut = (userId: number): boolean =>
  `${document.cookie};`.includes(`${SIGNED_OUT_COOKIE}=${userId};`)
