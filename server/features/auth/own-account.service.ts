import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import type { Proof } from '../../http/session'
import { changeOwnAccount, proveOwn, refuseCommon, replaceOwnPassword } from '../accounts/accounts.public'
import { findActor } from './actor.queries'
import type { Throttle } from './throttle'

/** The request that changes something of one's own: who, and under which session. */
export type Own = { actor: Actor; idHash: string }

/**
 * Changes one's own profile. Another email needs the current password, ends nothing, and counts as unconfirmed until an
 * admin vouches for it. Throws a Problem: 400 for the password, 409 when the address is taken.
 */
export async function updateProfile(
  deps: Dependencies,
  throttle: Throttle,
  own: Own,
  { currentPassword, email, ...profile }: NonNullable<Body<'PATCH /api/user'>>,
): Promise<Actor> {
  const { actor } = own
  const newEmail = email === actor.email.toLowerCase() ? undefined : email
  if (newEmail !== undefined) await requirePassword(deps, throttle, own, currentPassword ?? '')
  await deps.db.transaction((tx) => changeOwnAccount(tx, actor, { ...profile, email: newEmail }))
  const after = await findActor(deps.db, actor.id)
  if (!after) throw notFound('The account')
  return after
}

/** Changes one's own password: the sealed generated one is erased, every other session ends. Throws a Problem. */
export async function changePassword(
  deps: Dependencies,
  throttle: Throttle,
  own: Own,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const proof = await requirePassword(deps, throttle, own, currentPassword)
  refuseCommon(newPassword, 'newPassword')
  if (!(await replaceOwnPassword(deps.db, proof, newPassword, own.idHash))) throw wrongPassword()
}

/** Proves the current password. Throws a Problem: 400 when it is wrong, 429 after too many attempts. */
async function requirePassword(
  { db }: Dependencies,
  throttle: Throttle,
  { actor, idHash }: Own,
  password: string,
): Promise<Proof> {
  const attempt = await throttle.known(actor.email.toLowerCase(), idHash)
  const proof = await proveOwn(db, actor.id, password)
  if (!proof) throw wrongPassword()
  await attempt.succeeded()
  return proof
}

const wrongPassword = () => {
  const message = 'The current password is not right.'
  return new Problem('invalid', message, { fields: { currentPassword: message } })
}
