import { LEFT_COOKIE } from '@shared/domain/left'

/** Whether the account has signed out in this browser, in whichever tab, and the portal has not heard it yet. */
export const hasLeft = (userId: number): boolean =>
  `${document.cookie};`.includes(`${LEFT_COOKIE}=${userId};`)
