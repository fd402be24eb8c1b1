import type { BodyOf } from '@shared/core/contract'
import { countText } from '@shared/domain/text/counts'
import { DAY_MS } from '@shared/domain/text/dates'
import { readDigits, type ProofMethods } from '@shared/domain/sign-in/factors'
import { readCode } from '@shared/domain/sign-in/sign-in-links'
import type { auth as contract } from '@shared/features/auth'
import type { Actor } from '../../access/actor'
import type { Own } from '../../access/own'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { Proof, SignIn } from '../../http/session'
import {
  markRecentlyAuthenticated,
  findAccount,
  knowsDevice,
  proofByPasskey,
  verifyOwnPassword,
} from '../accounts/accounts.public'
import {
  beginStep,
  endStep,
  isEnrolled,
  methodsOfStep,
  requireRelyingParty,
  ownMethods,
  proveFactor,
  provePasskey,
  spendChallenge,
  notifyOfCopy,
  tryStep,
  whoseStep,
  type SecondFactorGiven,
} from '../factors/factors.public'
import { sendOutboxSoon } from '../messaging/messaging.public'
import { findActor } from './actor.queries'
import { needsSecondStep } from './needs-second-step'
import { countFailure } from './failures'
import type { Throttle } from './throttle'

type StepUpBody = BodyOf<(typeof contract)['POST /api/user/assure']>

/** Signs in; throws a 401 `second-factor` Problem with the methods if a step is needed. */
export async function completeSignIn(deps: Dependencies, signIn: SignIn, proof: Proof): Promise<Actor> {
  if (await needsSecondStep(deps.db, proof)) {
    const token = await beginStep(deps.db, proof)
    signIn.step.begin(token)
    throw secondFactor('One more step. Please use your second factor.', {
      methods: await methodsOfStep(deps, proof.id, token),
    })
  }
  await signIn.as(proof)
  return signedIn(deps.db, signIn, proof.id)
}

async function signedIn(db: Database, signIn: SignIn, userId: number): Promise<Actor> {
  const actor = await findActor(db, userId, signIn.idHash())
  // The account may have been removed between the check and this read.
  if (!actor) throw new Problem('signed-out', 'Please sign in.')
  return actor
}

const secondFactor = (sentence: string, more: { methods: ProofMethods; remaining?: number }) =>
  new Problem('second-factor', sentence, more)

const startAgain = () =>
  new Problem('signed-out', 'This sign-in has expired. Please start again with your password.')

/**
 * Completes the second step of a sign-in. Each try is counted before it is checked: for the attempt
 * and, if it can be guessed, for the account. Throws a Problem: 401 `second-factor` for a wrong
 * one, `signed-out` where the attempt has ended; 429.
 */
export async function verifySecondStep(
  deps: Dependencies,
  throttle: Throttle,
  { signIn, address }: { signIn: SignIn; address: string },
  given: SecondFactorGiven,
): Promise<Actor> {
  const { db } = deps
  refuseUnreadable(given)
  const token = signIn.step.token() ?? ''
  const userId = await whoseStep(db, token)
  const attempt =
    userId !== undefined && 'code' in given
      ? await throttle.code({ userId, address, deviceHash: await knownDevice(db, signIn, userId) })
      : undefined
  const step = await tryStep(db, token)
  if (!step) {
    signIn.step.end()
    throw startAgain()
  }
  const { proof, challenge, triesLeft } = step
  const by = await db.transaction(async (tx) => {
    const proven = await proveFactor(tx, deps, proof.id, given, (signed) => signed === challenge)
    // Of two identical requests at once, one signs in.
    if (proven && !(await endStep(tx, token))) throw startAgain()
    return proven
  })
  sendOutboxSoon(deps)
  if (by) {
    signIn.step.end()
    await attempt?.succeeded()
    await signIn.as({ ...proof, factors: [...proof.factors, by] })
    return signedIn(db, signIn, proof.id)
  }
  await noteWrong(deps, proof.id, triesLeft === 0)
  // Without a factor there is nothing left to try.
  if (triesLeft > 0 && (await isEnrolled(db, proof.id)))
    throw secondFactor(`${wrong(given)} ${countText(triesLeft, 'try', 'tries')} left.`, {
      methods: await methodsOfStep(deps, proof.id, token),
      remaining: triesLeft,
    })
  await endStep(db, token)
  signIn.step.end()
  throw startAgain()
}

/** Malformed input is a typing error and costs no try. */
function refuseUnreadable(given: StepUpBody): void {
  if ('code' in given && !readDigits(given.code))
    throw invalidAt('code', 'Please type the six digits from your app.')
  if ('recovery' in given && !readCode(given.recovery))
    throw invalidAt('recovery', 'Please type the 12 letters and digits of a recovery code.')
}

const invalidAt = (field: string, sentence: string) =>
  new Problem('invalid', sentence, { fields: { [field]: sentence } })

/** The hash of a browser that has signed in before; its tries are counted separately. */
async function knownDevice(db: Database, signIn: SignIn, userId: number): Promise<string | undefined> {
  const device = signIn.device()
  const account = device === undefined ? undefined : await findAccount(db, userId)
  return device && account && (await knowsDevice(db, account.email, device)) ? device : undefined
}

/** Counts a wrong try for the audit; with none left, warns the owner once a day. */
async function noteWrong(deps: Dependencies, userId: number, isOver: boolean): Promise<void> {
  await countFailure(deps, userId, false)
  if (!isOver) return
  await deps.db.transaction(async (tx) => {
    const owner = await findAccount(tx, userId)
    if (owner) await deps.notifyOwner(tx, 'password-known', owner, Math.floor(Date.now() / DAY_MS))
  })
  sendOutboxSoon(deps)
}

const wrong = (given: StepUpBody): string =>
  'code' in given
    ? 'This code is wrong or has already been used. Please type the next one from your app.'
    : 'recovery' in given
      ? 'This recovery code is wrong or has already been used.'
      : 'password' in given
        ? 'The password is not right.'
        : 'This passkey was not accepted.'

/** Signs in by a passkey alone. Throws a 401 Problem. */
export async function signInByPasskey(
  deps: Dependencies,
  signIn: SignIn,
  { assertion }: BodyOf<(typeof contract)['POST /api/passkeys/sign-in']>,
): Promise<Actor> {
  const party = requireRelyingParty(deps.config)
  const passkey = await deps.db.transaction((tx) =>
    provePasskey(
      tx,
      party,
      assertion,
      null,
      (challenge) => spendChallenge(tx, { kind: 'sign-in', userId: null }, challenge),
      notifyOfCopy(tx, deps),
    ),
  )
  sendOutboxSoon(deps)
  const proof = passkey && (await proofByPasskey(deps.db, passkey.userId))
  if (!proof)
    throw new Problem(
      'wrong-credentials',
      'This passkey was not accepted. Please try again, or sign in with your password.',
    )
  return completeSignIn(deps, signIn, proof)
}

const isStaff = ({ role }: Pick<Actor, 'role'>) => role !== 'client'

export const stepUpOptions = (deps: Dependencies, actor: Actor): Promise<ProofMethods> =>
  ownMethods(deps, actor.id, isStaff(actor))

/** Stores a step-up; staff prove their second factor. Throws a Problem: 400, 429. */
export async function stepUp(
  deps: Dependencies,
  throttle: Throttle,
  { actor, idHash }: Own,
  given: StepUpBody,
): Promise<void> {
  const { db } = deps
  refuseUnreadable(given)
  if ('password' in given && isStaff(actor) && (await isEnrolled(db, actor.id)))
    throw invalidAt('password', 'Your password is not enough here. Please use your second factor.')
  const attempt = await throttle.known(`assurance ${actor.id}`, idHash)
  const isRight = await ('password' in given
    ? stepUpByPassword(deps, { actor, idHash }, given.password)
    : db.transaction(async (tx) => {
        const isAsked = (challenge: string) =>
          spendChallenge(tx, { kind: 'assure', userId: actor.id }, challenge)
        const by = await proveFactor(tx, deps, actor.id, given, isAsked)
        if (by) await markRecentlyAuthenticated(tx, idHash, by)
        return by !== undefined
      }))
  sendOutboxSoon(deps)
  if (isRight) return attempt.succeeded()
  const field = (['password', 'code', 'recovery'] as const).find((name) => name in given)
  throw field ? invalidAt(field, wrong(given)) : new Problem('invalid', wrong(given))
}

async function stepUpByPassword({ db }: Dependencies, { actor, idHash }: Own, password: string) {
  if (!(await verifyOwnPassword(db, actor.id, password))) return false
  return db.transaction(async (tx) => {
    if (isStaff(actor) && (await isEnrolled(tx, actor.id))) return false
    await markRecentlyAuthenticated(tx, idHash, 'password')
    return true
  })
}
