import { isFullyAuthenticated } from '@shared/domain/sign-in/factors'
import type { Database, Transaction } from '../../database/connect'
import type { Proof } from '../../http/session'
import { findAccount } from '../accounts/accounts.public'
import { isEnrolled } from '../factors/factors.public'

/** Whether a proof needs a second step: staff with a second factor must prove that too. */
export async function needsSecondStep(
  db: Database | Transaction,
  { id, factors }: Pick<Proof, 'id' | 'factors'>,
): Promise<boolean> {
  if (isFullyAuthenticated(factors)) return false
  const account = await findAccount(db, id)
  return account !== undefined && account.role !== 'client' && (await isEnrolled(db, id))
}

/** Whether the factor that was proven has been removed since. */
export const isOutdatedProof = async (tx: Transaction, { id, factors }: Pick<Proof, 'id' | 'factors'>) =>
  isFullyAuthenticated(factors) && !(await isEnrolled(tx, id))
