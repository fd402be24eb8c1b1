import type { Body } from '@shared/api'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { Proof } from '../../http/session'
import {
  findLink,
  hashNewPassword,
  lockLink,
  isLockedOut,
  knowsDevice,
  proofOf,
  sendsLinks,
  useLink,
  type FollowedLink,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { sendOutboxSoon } from '../messaging/messaging.public'
import { portalSettings } from '../portal/portal.public'
import { ended, unknownLink } from './ended-link'
import { requestReset } from './password-reset'
import type { LinkRequester, Throttle } from './throttle'
import { mustAnswer } from './welcome-question'

/** Effects and timing are equal for all addresses. Throws a Problem: 429, 503 (unsendable). */
export async function askForReset(
  deps: Dependencies,
  throttle: Throttle,
  { email, address, deviceHash }: { email: string; address: string; deviceHash: string | undefined },
): Promise<void> {
  const isKnown = deviceHash !== undefined && (await knowsDevice(deps.db, email, deviceHash))
  const requester: LinkRequester = isKnown ? { deviceHash } : { address }
  await throttle.reset(requester)
  if (!sendsLinks(deps)) {
    const { supportAddress } = await portalSettings(deps.db)
    const whom = supportAddress ? `the laboratory at ${supportAddress}` : 'the laboratory'
    throw new Problem('unavailable', `We cannot email you a link. Please ask ${whom} for a new sign-in.`)
  }
  await deps.db.transaction(async (tx) => {
    if (await throttle.link(tx, email, requester)) await requestReset(tx, email)
  })
  sendOutboxSoon(deps)
}

/** Its address may be shown, since the link was sent there. Throws a Problem: 404, 410. */
export async function lookUpReset(deps: Dependencies, token: string) {
  const { account } = await opening(deps, deps.db, await findLink(deps.db, 'reset', token))
  return { email: account.email, role: account.role }
}

/** Sets a password by link, returns proof for signing in. Throws a Problem: 400, 404, 410. */
export async function completeReset(
  deps: Dependencies,
  { token, password }: NonNullable<Body<'POST /api/password-reset/complete'>>,
): Promise<Proof> {
  const proof = await deps.db.transaction(async (tx) => {
    const link = await opening(deps, tx, await lockLink(tx, 'reset', token))
    const { account } = link
    const passwordHash = await hashNewPassword(tx, password, { ...account, by: 'owner' })
    const user = await useLink(tx, link, passwordHash)
    await deps.notifyOwner(tx, 'password-changed', user, user.version)
    await audit(tx, { actorId: user.id, action: 'user.password', subjectId: user.id })
    return proofOf(user, 'link')
  })
  sendOutboxSoon(deps)
  return proof
}

/** The valid link; a later first result or lock ends it, as it then asks for too little. */
async function opening(deps: Dependencies, db: Database | Transaction, link: FollowedLink | undefined) {
  if (!link) throw unknownLink()
  const asksTooLittle = (await mustAnswer(db, link.account)) || (await isLockedOut(db, link.account))
  const why = link.end ?? (asksTooLittle ? 'revoked' : undefined)
  if (why) throw await ended(deps, db, link, why)
  return link
}
