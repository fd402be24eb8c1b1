import type { Body } from '@shared/api'
import type { Dependencies } from '../../dependencies'
import type { Verify } from '../../http/session'
import { hashNewPassword, knowsDevice, verifyByAddress, sendsLinks } from '../accounts/accounts.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notifyRoleDaily } from '../notifications/notifications.public'
import { notes } from './auth.notices'
import { countFailure } from './failures'
import { saveRegistration } from './registrations'
import type { Throttle } from './throttle'

/** Throttled; an unknown address takes as long and answers the same as a wrong password. */
export function credentialCheck(deps: Dependencies, throttle: Throttle): Verify {
  const { db, log } = deps
  return async ({ email, password, address, deviceHash, proofOfWork }) => {
    const account = email.trim().toLowerCase()
    const isKnown = deviceHash !== undefined && (await knowsDevice(db, account, deviceHash))
    const attempt = isKnown
      ? await throttle.device({ account, deviceHash, proofOfWork })
      : await throttle.unknown({ account, address, proofOfWork })
    const { userId, proof } = await verifyByAddress(db, account, password)
    if (proof) {
      await attempt.succeeded()
      return proof
    }
    // Not awaited, because the response time must not reveal whether the account exists.
    if (userId !== undefined)
      countFailure(deps, userId, attempt.isBurst).catch((error: unknown) =>
        log.error({ kind: (error as Error).name }, 'failed sign-in not counted'),
      )
    return undefined
  }
}

/**
 * Accepts a registration from a network: the address gets a link or, without an email service, an
 * admin decides. Answer and timing do not depend on whether the address has an account. Throws a
 * 400 Problem for the password.
 */
export async function register(
  deps: Dependencies,
  throttle: Throttle,
  { password, ...person }: NonNullable<Body<'POST /api/register'>>,
  address: string,
): Promise<{ message: string }> {
  const passwordHash = await hashNewPassword(deps.db, password, { ...person, role: 'client', by: 'owner' })
  const isByLink = sendsLinks(deps)
  await deps.db.transaction(async (tx) => {
    const id = await saveRegistration(tx, { ...person, passwordHash })
    if (!isByLink) await notifyRoleDaily(tx, 'admin', notes.registered())
    else if (await throttle.link(tx, person.email, { address }))
      await enqueueEmail(tx, {
        kind: 'registration-link',
        userId: null,
        address: person.email,
        subjectId: id,
      })
  })
  if (isByLink) sendOutboxSoon(deps)
  return {
    message: isByLink
      ? 'We have sent a link to this address. Please open it to finish.'
      : 'Thank you. The laboratory will approve your account shortly.',
  }
}
