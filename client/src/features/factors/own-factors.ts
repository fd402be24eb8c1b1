import type { Reply } from '@shared/api'

export type OwnFactors = Reply<'GET /api/user/factors'>
export type Passkey = OwnFactors['passkeys'][number]

/** Whether there is a factor beside the password; recovery codes only stand in for one. */
export const isEnrolled = ({ passkeys, authenticatorSince }: OwnFactors): boolean =>
  passkeys.length > 0 || authenticatorSince !== null

/** Whether the next factor is the first of somebody who can have recovery codes, which are made with it. */
export const asksForCodes = (before: OwnFactors): boolean =>
  before.recoveryCodes !== null && !isEnrolled(before)

export const SWITCHED_OFF = 'Second factors of staff are switched off in this portal.'
