import { createHash } from 'node:crypto'
import { plural } from '@shared/domain/text/counts'
import type { ProofOfWorkChallenge, ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { neighbourhoodOf, networkOf } from '../../http/network-of'
import { Problem } from '../../http/problem'
import { proofOfWorkChallenges } from './proof-of-work'
import {
  add,
  clear,
  refund,
  lockCounts,
  read,
  spend,
  type Budget,
  type KeyedBudget,
  type Used,
} from './counts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Then come delays and proof of work, so that others' guesses never lock the owner out. */
const unknown = {
  pair: { free: 5, slow: 5, forgetMs: 15 * MINUTE_MS },
  address: { free: 20, slow: 5, forgetMs: 15 * MINUTE_MS },
  network: { free: 30, slow: 5, forgetMs: 15 * MINUTE_MS },
  account: { free: 10, slow: 0, forgetMs: 24 * HOUR_MS },
  portal: { free: 40, slow: 0, forgetMs: HOUR_MS },
} satisfies Record<string, Budget>

/** Only a known browser (or its stolen cookie) uses this up, so proof of work is next. */
const device: Budget = { free: 10, slow: 0, forgetMs: HOUR_MS }

/** An account within a session or behind a link, which nobody else can use up. */
const known: Budget = { free: 10, slow: Infinity, forgetMs: HOUR_MS }

/** Wrong links and answers per network: enough for a waiting room, not for a search. */
const followed: Budget = { free: 30, slow: Infinity, forgetMs: 15 * MINUTE_MS }

const resets: Budget = { free: 20, slow: Infinity, forgetMs: 10 * MINUTE_MS }

/** Passkey requests of a network are counted per five minutes, as long as each is stored. */
const CEREMONY_MS = 5 * MINUTE_MS
const ceremonies: Budget = { free: 300, slow: Infinity, forgetMs: CEREMONY_MS }

/** Second-step codes on unknown devices, where a stranger must already know the password. */
const codes: Budget = { free: 30, slow: 0, forgetMs: 24 * HOUR_MS }

const registrations: Budget = { free: 10, slow: Infinity, forgetMs: 10 * MINUTE_MS }

/** Per requester and address; each link expires after a day, regardless of later ones. */
const LINKS_A_DAY = 10
const link: Budget = { free: 1, slow: 0, forgetMs: 24 * HOUR_MS }

/** A phone computes 300,000 hashes a second: 16 bits take 0.2 seconds, 20 bits 3.5. */
const LEAST_BITS = 16
const MOST_BITS = 20
/** Accepts a solution although the challenge has become this much harder since. */
const LENIENT_BITS = 2

/** An attempt that was allowed; it counts as wrong unless `succeeded` is called. */
export type Attempt = {
  succeeded(): Promise<void>
  /** Whether this attempt used up the account's budget. */
  isBurst: boolean
}

/** Who requests a link, each with its own budget; `address`: a network neighbourhood. */
export type LinkRequester = { userId: number } | { deviceHash: string } | { address: string }

/** Each throws a 429 Problem after too many tries, with Retry-After or with a challenge. */
export type Throttle = {
  /** An attempt at an account on an unknown device. */
  unknown(from: { account: string; address: string; proofOfWork: ProofOfWork | undefined }): Promise<Attempt>
  /** An attempt on a device that knows the account. */
  device(from: {
    account: string
    deviceHash: string
    proofOfWork: ProofOfWork | undefined
  }): Promise<Attempt>
  /** An attempt in a session or with a link. */
  known(account: string, where: string): Promise<Attempt>
  /** A code of an account's second step: on a known device, or else from a network. */
  code(from: { userId: number; deviceHash: string | undefined; address: string }): Promise<Attempt>
  /** Runs what a link or a passkey opens, and counts unknown links and wrong answers. */
  following<T>(address: string, action: () => Promise<T>): Promise<T>
  reset(requester: LinkRequester): Promise<void>
  ceremony(address: string): Promise<void>
  registration(address: string): Promise<void>
  /** Whether the requester may have one more link sent to the address; counts it if so. */
  link(tx: Transaction, to: string, requester: LinkRequester): Promise<boolean>
}

/** Counts attempts in Postgres beforehand, so that simultaneous guesses stay in budget. */
export function signInThrottle(deps: Pick<Dependencies, 'db' | 'sessionSecrets'>): Throttle {
  const { db } = deps
  const { create, verify } = proofOfWorkChallenges(() => deps.sessionSecrets)

  async function count(budgets: KeyedBudget[], check: Check): Promise<Used[]> {
    // An early check outside the transaction refuses most attempts without locking.
    await check(await read(db, budgets))
    return db.transaction(async (tx) => {
      const used = await lockCounts(tx, budgets)
      await check(used, tx)
      await add(tx, used)
      return used
    })
  }

  /** Accepts enough proof of work, and requires one once the budget is used up. */
  function unlessProven(whom: string, proofOfWork: ProofOfWork | undefined): Check {
    const verified = proofOfWork && verify(whom, proofOfWork)
    return async (used, tx) => {
      const bits = Math.max(...used.map(bitsOf))
      const isSpent = verified && (!tx || (await spend(tx, verified)))
      if (isSpent && verified.bits >= bits - LENIENT_BITS) return
      if (bits > 0) throw proofOfWorkRequired(create(whom, bits))
      refuseTooEarly(used)
    }
  }

  return {
    unknown: async ({ account, address, proofOfWork }) => {
      const pair = `${account} ${networkOf(address)}`
      const perAccount = { ...unknown.account, key: keyOf('account', account) }
      const budgets = [
        { ...unknown.pair, key: keyOf('pair', pair) },
        { ...unknown.address, key: keyOf('address', networkOf(address)) },
        { ...unknown.network, key: keyOf('network', neighbourhoodOf(address)) },
        perAccount,
        { ...unknown.portal, key: 'portal' },
      ]
      const used = await count(budgets, unlessProven(pair, proofOfWork))
      return { succeeded: () => refund(db, budgets), isBurst: used.some(isLastOf(perAccount)) }
    },
    device: async ({ account, deviceHash, proofOfWork }) => {
      const pair = `${account} device ${deviceHash}`
      const budget = { ...device, key: keyOf('device', pair) }
      const used = await count([budget], unlessProven(pair, proofOfWork))
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
      return { succeeded: () => refund(db, budgets), isBurst: used.some(isLastOf(here)) }
    },
    following: async (address, action) => {
      const budget = { ...followed, key: keyOf('followed', networkOf(address)) }
      await count([budget], refuseTooEarly)
      try {
        const done = await action()
        await refund(db, [budget])
        return done
      } catch (error) {
        if (!isGuess(error)) await refund(db, [budget])
        throw error
      }
    },
    reset: async (requester) => {
      await count([{ ...resets, key: keyOf('reset', placeOf(requester, networkOf)) }], refuseTooEarly)
    },
    ceremony: async (address) => {
      // In the key, so that each five minutes start at zero, since an open page asks repeatedly.
      const time = Math.floor(Date.now() / CEREMONY_MS)
      await count([{ ...ceremonies, key: keyOf(`ceremony ${time}`, networkOf(address)) }], refuseTooEarly)
    },
    registration: async (address) => {
      await count([{ ...registrations, key: keyOf('register', networkOf(address)) }], refuseTooEarly)
    },
    link: async (tx, to, requester) => {
      const places = Array.from({ length: LINKS_A_DAY }, (_, n) => ({
        ...link,
        key: keyOf(`link ${n}`, `${to.toLowerCase()} ${placeOf(requester, neighbourhoodOf)}`),
      }))
      const free = (await lockCounts(tx, places)).find(({ count }) => count === 0)
      if (free) await add(tx, [free])
      return free !== undefined
    },
  }
}

const isGuess = (error: unknown) =>
  error instanceof Problem && ['not-found', 'forbidden', 'wrong-credentials'].includes(error.code)

/** Throws when the budget is used up; called in the counting transaction, if there is one. */
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
    'Too many wrong codes for this account. Please use a passkey, a recovery code, or a browser you have signed in with before.',
  )

const proofOfWorkRequired = (challenge: ProofOfWorkChallenge) =>
  new Problem('too-many', "Too many attempts. Please try again. We'll first check you're not a robot.", {
    challenge,
  })

/** The bits of work for one more attempt, growing with the attempts. */
function bitsOf({ count, free, slow }: Used): number {
  const times = (count + 1) / (free + slow)
  return times > 1 ? Math.min(LEAST_BITS + Math.floor(Math.log2(times)), MOST_BITS) : 0
}

const isLastOf =
  ({ key, free }: KeyedBudget) =>
  (used: Used) =>
    used.key === key && used.count + 1 >= free

/** Clears all guesses at an account, no matter who made them. */
export const forgetGuesses = (db: Database, email: string): Promise<void> =>
  clear(db, { key: keyOf('account', email.trim().toLowerCase()) })

function placeOf(requester: LinkRequester, around: (address: string) => string): string {
  if ('userId' in requester) return `account ${requester.userId}`
  return 'deviceHash' in requester ? `device ${requester.deviceHash}` : around(requester.address)
}

const keyOf = (kind: string, text: string) => `${kind} ${createHash('sha256').update(text).digest('hex')}`
