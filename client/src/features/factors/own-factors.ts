import type { Reply } from '@shared/api'

export type OwnFactors = Reply<'GET /api/user/factors'>
export type Passkey = OwnFactors['passkeys'][number]

/** Whether there is a second factor; recovery codes alone do not count. */
export const isEnrolled = ({ passkeys, authenticatorSince }: OwnFactors): boolean =>
  passkeys.length > 0 || authenticatorSince !== null

/** Whether the next factor brings recovery codes: the first of a user who may have them. */
export const asksForCodes = (before: OwnFactors): boolean =>
  before.recoveryCodes !== null && !isEnrolled(before)

export const SWITCHED_OFF = 'Second factors for staff are turned off.'
