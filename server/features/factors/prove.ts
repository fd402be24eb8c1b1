import type { BodyOf } from '@shared/core/contract'
import type { auth as contract } from '@shared/features/auth'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { holdAccount } from '../accounts/accounts.public'
import { proveAuthenticator } from './authenticator'
import { provePasskey, tellOfCopy } from './passkeys'
import { proveRecoveryCode } from './recovery-codes'
import { relyingPartyOf } from './relying-party'

export type SecondFactorGiven = BodyOf<(typeof contract)['POST /api/login/second']>

/**
 * Which factor of an account was proven; undefined for none. `isAsked` is whether a challenge is the one that its passkey
 * was asked to sign. What counts once is used with it: the transaction is to end well, whatever comes of it.
 */
export async function proveFactor(
  tx: Transaction,
  deps: Dependencies,
  userId: number,
  given: SecondFactorGiven,
  isAsked: (challenge: string) => boolean | Promise<boolean>,
): Promise<'passkey' | 'authenticator' | 'recovery-code' | undefined> {
  // Whoever changes the factors waits, or is waited for.
  await holdAccount(tx, userId)
  if ('code' in given)
    return (await proveAuthenticator(tx, deps.sealer, userId, given.code)) ? 'authenticator' : undefined
  if ('recovery' in given)
    return (await proveRecoveryCode(tx, deps, userId, given.recovery)) ? 'recovery-code' : undefined
  const party = relyingPartyOf(deps.config)
  const passkey =
    party && (await provePasskey(tx, party, given.assertion, userId, isAsked, tellOfCopy(tx, deps)))
  return passkey ? 'passkey' : undefined
}
