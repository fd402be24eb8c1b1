import { createHash } from 'node:crypto'
import { plural } from '@shared/domain/counts'
import type { Challenge, Work } from '@shared/domain/proof-of-work'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { neighbourhoodOf, networkOf } from '../../http/network-of'
import { Problem } from '../../http/problem'
import { challenges } from './challenges'
import { add, clear, giveBack, hold, read, spend, type Budget, type Counted, type Used } from './counts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Where an account has not signed in yet, wrong passwords use up all of these. Then comes a delay, while it is about
 * those who share an address, and in the end work: guesses that others make cost the right owner a moment, never entry.
 */
const unknown = {
  pair: { free: 5, slow: 5, forgetMs: 15 * MINUTE_MS },
  address: { free: 20, slow: 5, forgetMs: 15 * MINUTE_MS },
  network: { free: 30, slow: 5, forgetMs: 15 * MINUTE_MS },
  account: { free: 10, slow: 0, forgetMs: 24 * HOUR_MS },
  portal: { free: 40, slow: 0, forgetMs: HOUR_MS },
} satisfies Record<string, Budget>

/** An account in a browser that it knows: whoever shares or stole its cookie uses this up, so that work follows at once. */
const device: Budget = { free: 10, slow: 0, forgetMs: HOUR_MS }

/** An account within a session, or behind a link: nobody else can use this up. */
const known: Budget = { free: 10, slow: Infinity, forgetMs: HOUR_MS }

/** Unknown links and wrong answers to them, of a network: a household's or a waiting room's slips, not a search. */
const followed: Budget = { free: 30, slow: Infinity, forgetMs: 15 * MINUTE_MS }

const resets: Budget = { free: 20, slow: Infinity, forgetMs: 10 * MINUTE_MS }

/** Passkeys that a network asks for before anybody is signed in, within five minutes: so long each is kept. */
const CEREMONY_MS = 5 * MINUTE_MS
const ceremonies: Budget = { free: 300, slow: Infinity, forgetMs: CEREMONY_MS }

/** Codes of an account's second step where it has not signed in yet. A stranger who has them tried knows the password. */
const codes: Budget = { free: 30, slow: 0, forgetMs: 24 * HOUR_MS }

const registrations: Budget = { free: 10, slow: Infinity, forgetMs: 10 * MINUTE_MS }

/** Links that an asker has sent to an address, each counted for a day by itself: none of the later ones makes an earlier one last. */
const LINKS_A_DAY = 10
const link: Budget = { free: 1, slow: 0, forgetMs: 24 * HOUR_MS }

/** A phone makes about 300,000 hashes a second: 16 bits take it a fifth of a second, 20 bits three and a half. */
const LEAST_BITS = 16
const MOST_BITS = 20
/** Who solves while others fail is not sent back at once. */
const LENIENT_BITS = 2

/** An attempt that was let through, and is counted as a wrong one until it says otherwise. */
export type Attempt = {
  succeeded(): Promise<void>
  /** With it an account's budget is used up. */
  isBurst: boolean
}

/**
 * Who has a link sent: an account that has shown that it asks, a browser that the account of the address knows, or else
 * whoever comes from around a network address. What one has had sent is nothing to the others.
 */
export type Asker = { userId: number } | { deviceHash: string } | { address: string }

/** Each throws a Problem (429) when there were too many before: with Retry-After, or with a challenge. */
export type Throttle = {
  /** An attempt at an account where it has not signed in before. */
  unknown(from: { account: string; address: string; work: Work | undefined }): Promise<Attempt>
  /** An attempt on a device that knows the account. */
  device(from: { account: string; deviceHash: string; work: Work | undefined }): Promise<Attempt>
  /** An attempt by who is no stranger: in a session, or with a link. */
  known(account: string, where: string): Promise<Attempt>
  /** A code of an account's second step: on a device that knows it, or else from a network. */
  code(from: { userId: number; deviceHash: string | undefined; address: string }): Promise<Attempt>
  /** Does what a link or a passkey opens; what follows an unknown one, or answers wrongly, is counted. */
  following<T>(address: string, work: () => Promise<T>): Promise<T>
  reset(asker: Asker): Promise<void>
  ceremony(address: string): Promise<void>
  registration(address: string): Promise<void>
  /** Whether one more link of an asker's may go to the address; then it is counted. */
  link(tx: Transaction, to: string, asker: Asker): Promise<boolean>
}

/**
 * Counts attempts in Postgres before they are made, so that neither several servers nor guesses at the same moment get
 * through. Accounts and addresses are kept as hashes.
 */
export function signInThrottle(deps: Pick<Dependencies, 'db' | 'sessionSecrets'>): Throttle {
  const { db } = deps
  const { make, met } = challenges(() => deps.sessionSecrets)

  async function count(budgets: Counted[], check: Check): Promise<Used[]> {
    // Most of those who are refused are so without holding up anybody.
    await check(await read(db, budgets))
    return db.transaction(async (tx) => {
      const used = await hold(tx, budgets)
      await check(used, tx)
      await add(tx, used)
      return used
    })
  }

  /** Lets work through that is enough; asks for it from `whom` once there is any to do. */
  function unlessSolved(whom: string, work: Work | undefined): Check {
    const solved = work && met(whom, work)
    return async (used, tx) => {
      const bits = Math.max(...used.map(bitsOf))
      const isSpent = solved && (!tx || (await spend(tx, solved)))
      if (isSpent && solved.bits >= bits - LENIENT_BITS) return
      if (bits > 0) throw mustSolve(make(whom, bits))
      refuseTooEarly(used)
    }
  }

  return {
    unknown: async ({ account, address, work }) => {
      const pair = `${account} ${networkOf(address)}`
      const perAccount = { ...unknown.account, key: keyOf('account', account) }
      const budgets = [
        { ...unknown.pair, key: keyOf('pair', pair) },
        { ...unknown.address, key: keyOf('address', networkOf(address)) },
        { ...unknown.network, key: keyOf('network', neighbourhoodOf(address)) },
        perAccount,
        { ...unknown.portal, key: 'portal' },
      ]
      const used = await count(budgets, unlessSolved(pair, work))
      return { succeeded: () => giveBack(db, budgets), isBurst: used.some(isLastOf(perAccount)) }
    },
    device: async ({ account, deviceHash, work }) => {
      const pair = `${account} device ${deviceHash}`
      const budget = { ...device, key: keyOf('device', pair) }
      const used = await count([budget], unlessSolved(pair, work))
      return { succeeded: () => clear(db, budget), isBurst: used.some(isLastOf(budget)) }
    },
    known: async (account, where) => {
      const budget = { ...known, key: keyOf('known', `${account} ${where}`) }
      const used = await count([budget], refuseTooEarly)
      return { succeeded: () => clear(db, budget), isBurst: used.some(isLastOf(budget)) }
    },
    code: async ({ userId, deviceHash, address }) => {
      const place = deviceHash ? `device ${deviceHash}` : networkOf(address)
      const here = { ...known, key: keyOf('second step', `${userId} ${place}`) }
      const all = { ...codes, key: keyOf('second step', `${userId}`) }
      const budgets = deviceHash ? [here] : [here, all]
      const used = await count(budgets, (now) => {
        if (now.some(({ key, count: tried, free }) => key === all.key && tried >= free)) throw noMoreCodes()
        refuseTooEarly(now)
      })
      return { succeeded: () => giveBack(db, budgets), isBurst: used.some(isLastOf(here)) }
    },
    following: async (address, work) => {
      const budget = { ...followed, key: keyOf('followed', networkOf(address)) }
      await count([budget], refuseTooEarly)
      try {
        const done = await work()
        await giveBack(db, [budget])
        return done
      } catch (error) {
        if (!isGuess(error)) await giveBack(db, [budget])
        throw error
      }
    },
    reset: async (asker) => {
      await count([{ ...resets, key: keyOf('reset', placeOf(asker, networkOf)) }], refuseTooEarly)
    },
    ceremony: async (address) => {
      // Counted anew in each five minutes: a page that stays open asks again and again.
      const time = Math.floor(Date.now() / CEREMONY_MS)
      await count([{ ...ceremonies, key: keyOf(`ceremony ${time}`, networkOf(address)) }], refuseTooEarly)
    },
    registration: async (address) => {
      await count([{ ...registrations, key: keyOf('register', networkOf(address)) }], refuseTooEarly)
    },
    link: async (tx, to, asker) => {
      const places = Array.from({ length: LINKS_A_DAY }, (_, n) => ({
        ...link,
        key: keyOf(`link ${n}`, `${to.toLowerCase()} ${placeOf(asker, neighbourhoodOf)}`),
      }))
      const free = (await hold(tx, places)).find(({ count }) => count === 0)
      if (free) await add(tx, [free])
      return free !== undefined
    },
  }
}

const isGuess = (error: unknown) =>
  error instanceof Problem && ['not-found', 'forbidden', 'wrong-credentials'].includes(error.code)

/** Throws when what is used up lets nobody through; within the transaction that counts, or without one before it. */
type Check = (used: Used[], tx?: Transaction) => void | Promise<void>

function refuseTooEarly(used: Used[]): void {
  const seconds = Math.ceil(Math.max(...used.map(({ waitMs }) => waitMs)) / 1000)
  if (seconds === 0) return
  const message = `Too many attempts. Please wait ${seconds} ${plural(seconds, 'second')} and try again.`
  throw new Problem('too-many', message, { headers: { 'Retry-After': String(seconds) } })
}

const noMoreCodes = () =>
  new Problem(
    'too-many',
    'Too many wrong codes were tried for this account. Please use a passkey or a recovery code, or a browser in which you have signed in before.',
  )

const mustSolve = (challenge: Challenge) =>
  new Problem(
    'too-many',
    'Too many attempts. Your browser first has to show that no machine is guessing; it does so by itself when you try again.',
    { challenge },
  )

/** The work that one more attempt takes: it grows as the attempts do. */
function bitsOf({ count, free, slow }: Used): number {
  const times = (count + 1) / (free + slow)
  return times > 1 ? Math.min(LEAST_BITS + Math.floor(Math.log2(times)), MOST_BITS) : 0
}

const isLastOf =
  ({ key, free }: Counted) =>
  (used: Used) =>
    used.key === key && used.count + 1 >= free

/** Forgets the guesses at an account, by whomever. */
export const forgetGuesses = (db: Database, email: string): Promise<void> =>
  clear(db, { key: keyOf('account', email.trim().toLowerCase()) })

function placeOf(asker: Asker, around: (address: string) => string): string {
  if ('userId' in asker) return `account ${asker.userId}`
  return 'deviceHash' in asker ? `device ${asker.deviceHash}` : around(asker.address)
}

const keyOf = (kind: string, text: string) => `${kind} ${createHash('sha256').update(text).digest('hex')}`
