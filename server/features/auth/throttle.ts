import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { Problem } from '../../http/problem'

/** Attempts that are free, and the seconds after which the count starts again: nobody is shut out longer than that. */
const perAccount = { points: 5, duration: 60 }
const perAddress = { points: 30, duration: 300 }

export type Throttle = {
  /** Counts an attempt before it is made. Throws a Problem (429 with Retry-After) when there were too many just now. */
  attempt(account: string, address: string): Promise<void>
  /** Takes a successful attempt off the count. */
  succeeded(account: string, address: string): Promise<void>
}

/** Counts sign-ins in Postgres, so that several servers count together. Accounts and addresses are kept as hashes. */
export function signInThrottle(pool: Pool): Throttle {
  const table = {
    storeClient: pool,
    tableName: 'sign_in_attempts',
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
  const accounts = new RateLimiterPostgres({ ...table, ...perAccount, keyPrefix: 'account' })
  const addresses = new RateLimiterPostgres({ ...table, ...perAddress, keyPrefix: 'address' })
  const keyOf = (text: string) => createHash('sha256').update(text).digest('hex')
  return {
    attempt: async (account, address) => {
      await count(addresses, keyOf(address))
      await count(accounts, keyOf(account))
    },
    succeeded: async (account, address) => {
      await Promise.all([accounts.delete(keyOf(account)), addresses.reward(keyOf(address))])
    },
  }
}

async function count(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (state) {
    if (!(state instanceof RateLimiterRes)) throw state
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
    throw new Problem(
      'too-many',
      `Too many sign-in attempts. Please wait ${seconds} seconds and try again.`,
      {
        headers: { 'Retry-After': String(seconds) },
      },
    )
  }
}
