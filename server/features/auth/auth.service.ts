import type { Dependencies } from '../../dependencies'
import type { Proof, Verify } from '../../http/session'
import {
  addAccount,
  addressTaken,
  hashPassword,
  knowsDevice,
  proofOf,
  proveByAddress,
  refuseCommon,
} from '../accounts/accounts.public'
import { addClient } from '../clients/clients.public'
import { countFailure } from './failures'
import type { Throttle } from './throttle'

/** Checks credentials for passport: throttled, and an unknown address takes as long and reads the same as a wrong password. */
export function credentialCheck(deps: Dependencies, throttle: Throttle): Verify {
  const { db, log } = deps
  return async ({ email, password, address, deviceHash, work }) => {
    const account = email.trim().toLowerCase()
    const isKnown = deviceHash !== undefined && (await knowsDevice(db, account, deviceHash))
    const attempt = isKnown
      ? await throttle.known(account, deviceHash)
      : await throttle.unknown({ account, address, work })
    const { userId, proof } = await proveByAddress(db, account, password)
    if (proof) {
      await attempt.succeeded()
      return proof
    }
    // Nobody waits for it: how long the answer takes must not tell whether there is such an account.
    if (userId !== undefined)
      countFailure(deps, userId, attempt.isBurst).catch((error: unknown) =>
        log.error({ kind: (error as Error).name }, 'failed sign-in not counted'),
      )
    return undefined
  }
}

/** Makes a client account for somebody who registers. Existing reports are never linked by this. */
export async function register(
  { db }: Pick<Dependencies, 'db'>,
  { password, ...person }: { email: string; password: string; firstName: string; lastName: string },
): Promise<Proof> {
  refuseCommon(password, 'password')
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const user = await addAccount(tx, { ...person, role: 'client', passwordHash, emailConfirmed: false })
    if (!user) throw addressTaken('An account with this email address exists already. Please sign in.')
    await addClient(tx, user.id)
    return proofOf(user)
  })
}
