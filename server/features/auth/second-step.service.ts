import type { BodyOf } from '@shared/core/contract'
import { countText } from '@shared/domain/counts'
import type { ProofMethods } from '@shared/domain/factors'
import type { auth as contract } from '@shared/features/auth'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { Proof, SignIn } from '../../http/session'
import {
  assureSession,
  findAccount,
  knowsDevice,
  proofByPasskey,
  proveOwn,
} from '../accounts/accounts.public'
import {
  beginStep,
  endStep,
  isEnrolled,
  methodsOfStep,
  mustHaveParty,
  ownMethods,
  proveFactor,
  provePasskey,
  spendChallenge,
  tellOfCopy,
  tryStep,
  type SecondFactorGiven,
} from '../factors/factors.public'
import { sendOwedSoon } from '../messaging/messaging.public'
import { findActor } from './actor.queries'
import { needsSecondStep } from './needs-second-step'
import { countFailure } from './failures'
import type { Own } from './own-account.service'
import type { Throttle } from './throttle'

type AssureBody = BodyOf<(typeof contract)['POST /api/user/assure']>

/**
 * Signs in whom a proof is of. Throws a Problem: 401 `second-factor` with what the second step can be taken with, for whom
 * one is needed.
 */
export async function enter(deps: Dependencies, signIn: SignIn, proof: Proof): Promise<Actor> {
  if (await needsSecondStep(deps.db, proof)) {
    const token = await beginStep(deps.db, proof)
    signIn.step.begin(token)
    throw secondFactor('One more step: please prove your second factor.', {
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
  new Problem('signed-out', 'This took too long, or too many tries. Please sign in with your password again.')

/**
 * Takes the second step of a sign-in. A wrong one counts before anybody knows that it is wrong, of the attempt and of the
 * account. Throws a Problem: 401 `second-factor` for a wrong one, `signed-out` where the attempt has ended; 429.
 */
export async function takeSecondStep(
  deps: Dependencies,
  throttle: Throttle,
  signIn: SignIn,
  given: SecondFactorGiven,
): Promise<Actor> {
  const { db, log } = deps
  const token = signIn.step.token() ?? ''
  const step = await tryStep(db, token)
  if (!step) {
    signIn.step.end()
    throw startAgain()
  }
  const { proof, challenge, triesLeft } = step
  const attempt = await throttle.known(`second step ${proof.id}`, await placeOf(db, signIn, proof.id))
  const by = await db.transaction(async (tx) => {
    const proven = await proveFactor(tx, deps, proof.id, given, (signed) => signed === challenge)
    // Of two that bring the same at once, one enters.
    if (proven && !(await endStep(tx, token))) throw startAgain()
    return proven
  })
  sendOwedSoon(deps)
  if (by) {
    signIn.step.end()
    await attempt.succeeded()
    await signIn.as({ ...proof, factors: [...proof.factors, by] })
    return signedIn(db, signIn, proof.id)
  }
  countFailure(deps, proof.id, attempt.isBurst).catch((error: unknown) =>
    log.error({ kind: (error as Error).name }, 'failed sign-in not counted'),
  )
  if (triesLeft > 0)
    throw secondFactor(`${wrong(given)} ${countText(triesLeft, 'try', 'tries')} left.`, {
      methods: await methodsOfStep(deps, proof.id, token),
      remaining: triesLeft,
    })
  await endStep(db, token)
  signIn.step.end()
  throw startAgain()
}

/** Whoever has stolen a password and tries codes elsewhere does not keep the owner out of a browser that the account knows. */
async function placeOf(db: Database, signIn: SignIn, userId: number): Promise<string> {
  const device = signIn.device()
  const account = device === undefined ? undefined : await findAccount(db, userId)
  return device && account && (await knowsDevice(db, account.email, device)) ? device : 'elsewhere'
}

const wrong = (given: AssureBody): string =>
  'code' in given
    ? 'This code is not right. Please type the one that your app shows now.'
    : 'recovery' in given
      ? 'This recovery code is not right, or it was used before.'
      : 'password' in given
        ? 'The password is not right.'
        : 'This passkey was not accepted.'

/** Signs in by a passkey alone. Throws a 401 Problem. */
export async function signInByPasskey(
  deps: Dependencies,
  signIn: SignIn,
  { assertion }: BodyOf<(typeof contract)['POST /api/passkeys/sign-in']>,
): Promise<Actor> {
  const party = mustHaveParty(deps.config)
  const passkey = await deps.db.transaction((tx) =>
    provePasskey(
      tx,
      party,
      assertion,
      null,
      (challenge) => spendChallenge(tx, { kind: 'sign-in', userId: null }, challenge),
      tellOfCopy(tx, deps),
    ),
  )
  sendOwedSoon(deps)
  const proof = passkey && (await proofByPasskey(deps.db, passkey.userId))
  if (!proof)
    throw new Problem(
      'wrong-credentials',
      'This passkey was not accepted. Please try again, or sign in with your password.',
    )
  return enter(deps, signIn, proof)
}

const isStaff = ({ role }: Pick<Actor, 'role'>) => role !== 'client'

export const assureOptions = (deps: Dependencies, actor: Actor): Promise<ProofMethods> =>
  ownMethods(deps, actor.id, isStaff(actor))

/**
 * Notes that whoever is signed in has proven once more who they are. Staff who have a second factor prove that: their
 * password alone opens nothing. Throws a Problem: 400 for a wrong one, 429.
 */
export async function assure(
  deps: Dependencies,
  throttle: Throttle,
  { actor, idHash }: Own,
  given: AssureBody,
): Promise<void> {
  const { db } = deps
  const attempt = await throttle.known(`assurance ${actor.id}`, idHash)
  const isRight = await ('password' in given
    ? assureByPassword(deps, { actor, idHash }, given.password)
    : db.transaction(async (tx) => {
        const isAsked = (challenge: string) =>
          spendChallenge(tx, { kind: 'assure', userId: actor.id }, challenge)
        const by = await proveFactor(tx, deps, actor.id, given, isAsked)
        if (by) await assureSession(tx, idHash, by)
        return by !== undefined
      }))
  sendOwedSoon(deps)
  if (isRight) return attempt.succeeded()
  const field = (['password', 'code', 'recovery'] as const).find((name) => name in given)
  const sentence = wrong(given)
  throw new Problem('invalid', sentence, field && { fields: { [field]: sentence } })
}

async function assureByPassword({ db }: Dependencies, { actor, idHash }: Own, password: string) {
  if (!(await proveOwn(db, actor.id, password))) return false
  return db.transaction(async (tx) => {
    if (isStaff(actor) && (await isEnrolled(tx, actor.id))) return false
    await assureSession(tx, idHash, 'password')
    return true
  })
}
