import type { BodyOf } from '@shared/core/contract'
import type { auth as contract } from '@shared/features/auth'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { lockAccountRow } from '../accounts/accounts.public'
import { proveAuthenticator } from './authenticator'
import { provePasskey, notifyOfCopy } from './passkeys'
import { proveRecoveryCode } from './recovery-codes'
import { relyingPartyOf } from './relying-party'

export type SecondFactorGiven = BodyOf<(typeof contract)['POST /api/login/second']>

/** The proven factor, if any; one-time proofs are used up, so commit after any result. */
export async function proveFactor(
  tx: Transaction,
  deps: Dependencies,
  userId: number,
  given: SecondFactorGiven,
  isAsked: (challenge: string) => boolean | Promise<boolean>,
): Promise<'passkey' | 'authenticator' | 'recovery-code' | undefined> {
  // Changes of the factors take the same lock.
  await lockAccountRow(tx, userId)
  if ('code' in given)
    return (await proveAuthenticator(tx, deps.cipher, userId, given.code)) ? 'authenticator' : undefined
  if ('recovery' in given)
    return (await proveRecoveryCode(tx, deps, userId, given.recovery)) ? 'recovery-code' : undefined
  const party = relyingPartyOf(deps.config)
  const passkey =
    party && (await provePasskey(tx, party, given.assertion, userId, isAsked, notifyOfCopy(tx, deps)))
  return passkey ? 'passkey' : undefined
}
