import { createHash } from 'node:crypto'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { networkOf } from '../../http/network-of'
import { countOne } from '../../http/throttle'

/**
 * Attempts that are free, and the seconds after which the count starts again: nobody waits longer than that. An account
 * takes few from one address and some from all, so that guesses from elsewhere do not shut its owner out at once.
 */
const perPair = { points: 5, duration: 60 }
const perAccount = { points: 20, duration: 60 }
const perAddress = { points: 30, duration: 300 }
const registrations = { points: 10, duration: 600 }

export type Throttle = {
  /** Counts an attempt before it is made. Throws a Problem (429 with Retry-After) when there were too many just now. */
  attempt(account: string, address: string): Promise<void>
  /** Takes a successful attempt off the count. */
  succeeded(account: string, address: string): Promise<void>
  /** Counts a registration from this address; throws like `attempt`. */
  registration(address: string): Promise<void>
}

/** Counts in Postgres, so that several servers count together. Accounts and addresses are kept as hashes. */
export function signInThrottle(pool: Pool): Throttle {
  const table = {
    storeClient: pool,
    tableName: 'sign_in_attempts',
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
  const limiter = (keyPrefix: string, limit: { points: number; duration: number }) =>
    new RateLimiterPostgres({ ...table, ...limit, keyPrefix })
  const pairs = limiter('pair', perPair)
  const accounts = limiter('account', perAccount)
  const addresses = limiter('address', perAddress)
  const newcomers = limiter('register', registrations)
  const pairOf = (account: string, address: string) => keyOf(`${account} ${networkOf(address)}`)
  return {
    attempt: async (account, address) => {
      await count(addresses, keyOf(networkOf(address)))
      await count(pairs, pairOf(account, address))
      await count(accounts, keyOf(account))
    },
    succeeded: async (account, address) => {
      await Promise.all([
        pairs.delete(pairOf(account, address)),
        accounts.reward(keyOf(account)),
        addresses.reward(keyOf(networkOf(address))),
      ])
    },
    registration: (address) => count(newcomers, keyOf(networkOf(address))),
  }
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex')

const count = (limiter: RateLimiterPostgres, key: string) =>
  countOne(limiter, key, (seconds) => `Too many attempts. Please wait ${seconds} seconds and try again.`)
