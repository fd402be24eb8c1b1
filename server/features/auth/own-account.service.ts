import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Own } from '../../access/own'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import type { Proof } from '../../http/session'
import { personThrottle } from '../../http/throttle'
import {
  changeOwnAccount,
  hashNewPassword,
  verifyOwnPassword,
  replaceOwnPassword,
  sendsLinks,
  requestEmailChange,
  pendingEmailChange,
} from '../accounts/accounts.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notifyRoleDaily } from '../notifications/notifications.public'
import { findActor } from './actor.queries'
import { notes } from './auth.notices'
import type { Throttle } from './throttle'

/** Limits requests for another address, because each sends two emails. */
const emailChangeLimit = { name: 'wishes', points: 5, duration: 3600 }

/**
 * Changes one's own profile. Another email needs the current password and becomes a pending email
 * change, answered alike whether or not somebody has that address: the old one stays until the new
 * one is confirmed by a link or, without an email service, by an admin. Throws a Problem: 400 for
 * the password, 429.
 */
export function profileUpdates(deps: Dependencies, throttle: Throttle) {
  const limitEmailChanges = personThrottle(
    emailChangeLimit,
    'You have asked for too many address changes. Please try again later.',
  )
  return async (
    own: Own,
    { currentPassword, email, ...profile }: NonNullable<Body<'PATCH /api/user'>>,
  ): Promise<Actor & { pendingEmail: string | null }> => {
    const { actor } = own
    const newEmail = email === actor.email.toLowerCase() ? undefined : email
    if (newEmail !== undefined) {
      await requirePassword(deps, throttle, own, currentPassword ?? '')
      await limitEmailChanges(actor.id)
    }
    await deps.db.transaction(async (tx) => {
      await changeOwnAccount(tx, actor, profile)
      if (newEmail !== undefined) await startEmailChange(tx, deps, actor, newEmail)
    })
    if (newEmail !== undefined) sendOutboxSoon(deps)
    const after = await findActor(deps.db, actor.id, own.idHash)
    if (!after) throw notFound('The account')
    return { ...after, pendingEmail: (await pendingEmailChange(deps.db, actor.id))?.email ?? null }
  }
}

/** Stores an email change, notifies the old address and asks for confirmation. */
async function startEmailChange(
  tx: Transaction,
  deps: Dependencies,
  actor: Actor,
  email: string,
): Promise<void> {
  const id = await requestEmailChange(tx, actor.id, email)
  await deps.notifyOwner(tx, 'address-wished', actor, id)
  if (sendsLinks(deps))
    await enqueueEmail(tx, { kind: 'address-link', userId: actor.id, address: email, subjectId: id })
  else await notifyRoleDaily(tx, 'admin', notes.addressWaits())
}

/** Changes one's own password and ends all other sessions. Throws a Problem. */
export async function changePassword(
  deps: Dependencies,
  throttle: Throttle,
  own: Own,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const proof = await requirePassword(deps, throttle, own, currentPassword)
  const passwordHash = await hashNewPassword(deps.db, newPassword, {
    ...own.actor,
    old: currentPassword,
    by: 'owner',
    field: 'newPassword',
  })
  if (!(await replaceOwnPassword(deps, proof, passwordHash, own.idHash))) throw wrongPassword()
  sendOutboxSoon(deps)
}

/** Throws a Problem: 400 for a wrong current password, 429 after too many attempts. */
async function requirePassword(
  { db }: Dependencies,
  throttle: Throttle,
  { actor, idHash }: Own,
  password: string,
): Promise<Proof> {
  const attempt = await throttle.known(actor.email.toLowerCase(), idHash)
  const proof = await verifyOwnPassword(db, actor.id, password)
  if (!proof) throw wrongPassword()
  await attempt.succeeded()
  return proof
}

const wrongPassword = () => {
  const message = 'The current password is not right.'
  return new Problem('invalid', message, { fields: { currentPassword: message } })
}
