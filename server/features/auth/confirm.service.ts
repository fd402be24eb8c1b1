import type { Body, Reply } from '@shared/api'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import {
  checkPassword,
  applyEmailChange,
  verifyOwnPassword,
  emailChangeByToken,
} from '../accounts/accounts.public'
import { createRegisteredAccount, registrationByToken } from './registrations'
import type { Throttle } from './throttle'

/**
 * Completes what an emailed link stands for: a new account or a change of address. The password
 * proves that the reader of the email made the request, so a stranger cannot have their own request
 * confirmed by the address's owner. Wrong passwords count per link, because only the reader of the
 * email has it. Throws a Problem: 400 for the password, 410 when the link no longer works, 429.
 */
export async function confirm(
  deps: Dependencies,
  throttle: Throttle,
  idHash: string,
  { token, password }: NonNullable<Body<'POST /api/confirm'>>,
): Promise<Reply<'POST /api/confirm'>> {
  const { db } = deps
  const prove = async (email: string, isRight: () => Promise<boolean>) => {
    const attempt = await throttle.known(email.toLowerCase(), `link ${token}`)
    if (!(await isRight())) throw wrongPassword()
    await attempt.succeeded()
  }
  const change = await emailChangeByToken(db, token)
  if (change) {
    const { id, userId, presentEmail } = change
    await prove(presentEmail, async () => (await verifyOwnPassword(db, userId, password)) !== undefined)
    return confirmOrGone(() => applyEmailChange(deps, { id: userId }, id, idHash), 'address')
  }
  const registration = await registrationByToken(db, token)
  if (!registration) throw gone()
  await prove(
    registration.email,
    async () => (await checkPassword(registration.passwordHash, password)).isRight,
  )
  return confirmOrGone(() => createRegisteredAccount(deps, registration.id, 'link'), 'account')
}

async function confirmOrGone<T extends string>(
  action: () => Promise<boolean>,
  made: T,
): Promise<{ made: T }> {
  const isDone = await action().catch((error: unknown) => {
    // The address has been taken since; its owner may know that.
    if (error instanceof Problem && error.code === 'conflict') return false
    throw error
  })
  if (!isDone) throw gone()
  return { made }
}

const gone = () =>
  new Problem(
    'gone',
    'This link no longer works. It has been used or has expired, or the address already has an account.',
  )

const wrongPassword = () => {
  const message = 'The password is not right.'
  return new Problem('invalid', message, { fields: { password: message } })
}
