import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { AssertionOptions } from '@shared/domain/sign-in/factors'
import { fullName } from '@shared/domain/people/full-name'
import type { factors as contract } from '@shared/features/factors'
import type { Actor } from '../../access/actor'
import type { Own } from '../../access/own'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { findAccount, raiseVersion } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { portalSettings } from '../portal/portal.public'
import { CHALLENGE_MINUTES, makeChallenge, spendChallenge } from './challenges'
import { addingFactor, requireMayAddFactor, removingFactor } from './factor-changes'
import { passkeys } from './factors.tables'
import { requireRelyingParty, type RelyingParty } from './relying-party'

type Assertion = { id: string; response: { clientDataJSON: string; userHandle?: string | undefined } }
type Passkey = typeof passkeys.$inferSelect

const MOST_PASSKEYS = 20
const timeout = CHALLENGE_MINUTES * 60_000

/** The user handle that an authenticator stores: neither name nor address. */
const handleOf = (userId: number) => new TextEncoder().encode(String(userId))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A person's passkeys for the portal's current address. */
const passkeysHere = (db: Database | Transaction, userId: number, { host }: RelyingParty) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.host, host)))
    .orderBy(asc(passkeys.id))

/** The options for signing in with any passkey of the portal. */
export async function optionsForAnybody(db: Database, party: RelyingParty): Promise<AssertionOptions> {
  return optionsWith(party, await makeChallenge(db, { kind: 'sign-in', userId: null }), [])
}

/** The options for a passkey of this person; null where none works at this address. */
export async function optionsFor(
  db: Database | Transaction,
  party: RelyingParty | undefined,
  userId: number,
  challenge: () => string | Promise<string>,
): Promise<AssertionOptions | null> {
  const keys = party ? await passkeysHere(db, userId, party) : []
  return party && keys.length > 0 ? optionsWith(party, await challenge(), keys) : null
}

type KnownPasskey = { id: string; transports: string[] }

const optionsWith = ({ host }: RelyingParty, challenge: string, keys: KnownPasskey[]): AssertionOptions => ({
  challenge,
  rpId: host,
  timeout,
  userVerification: 'required',
  allowCredentials: keys.map(asCredential),
})

const asCredential = ({ id, transports }: KnownPasskey) => ({ id, transports, type: 'public-key' as const })

/**
 * The passkey that was proven, of `userId` or, for null, of anybody; undefined where it is unknown
 * or signed something else. `isAsked` says whether a challenge is valid, and is called once. A
 * counter that goes back in a key that is not synced suggests a copy: it is refused and `onCopy` is
 * called.
 */
export async function provePasskey(
  tx: Transaction,
  party: RelyingParty,
  assertion: Assertion,
  userId: number | null,
  isAsked: (challenge: string) => boolean | Promise<boolean>,
  onCopy: (passkey: Passkey) => Promise<void>,
): Promise<Passkey | undefined> {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.credentialId, assertion.id),
        eq(passkeys.host, party.host),
        userId === null ? undefined : eq(passkeys.userId, userId),
      ),
    )
  const { userHandle } = assertion.response
  if (!passkey || (userHandle && userHandle !== textOf(handleOf(passkey.userId)))) return undefined
  const asked = minding(isAsked)
  const proven = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as never,
    expectedChallenge: asked.is,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
    credential: {
      id: assertion.id,
      publicKey: new Uint8Array(passkey.publicKey),
      // The update below compares the counter, in one statement.
      counter: 0,
    },
  }).catch(asked.unlessItFailed)
  if (!proven?.verified) return undefined
  const { newCounter } = proven.authenticationInfo
  const isCounted = or(
    eq(passkeys.backedUp, true),
    lt(passkeys.counter, newCounter),
    and(eq(passkeys.counter, 0), sql`${newCounter}::bigint = 0`),
  )
  const [used] = await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), isCounted))
    .returning()
  if (!used) await onCopy(passkey)
  return used
}

/** A failed verification is "not proven", but an error from the look-up is rethrown. */
function minding(isAsked: (challenge: string) => boolean | Promise<boolean>) {
  let failure: { error: unknown } | undefined
  return {
    is: async (challenge: string) => {
      try {
        return await isAsked(challenge)
      } catch (error) {
        failure = { error }
        throw error
      }
    },
    unlessItFailed: (): undefined => {
      if (failure) throw failure.error
    },
  }
}

/** Options for making a passkey. Throws a Problem: 409 where staff may not add any, 503. */
export async function attestationOptions({ config, db }: Dependencies, actor: Actor) {
  const party = requireRelyingParty(config)
  await requireMayAddFactor(db, actor)
  const { portalName } = await portalSettings(db)
  const known = await passkeysHere(db, actor.id, party)
  const challenge = await makeChallenge(db, { kind: 'register', userId: actor.id })
  const options = await generateRegistrationOptions({
    rpID: party.host,
    rpName: portalName,
    userID: handleOf(actor.id),
    userName: actor.email,
    userDisplayName: fullName(actor),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout,
    attestationType: 'none',
  })
  return {
    ...options,
    rp: { id: party.host, name: portalName },
    timeout,
    attestation: 'none' as const,
    excludeCredentials: known.map(asCredential),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
}

/** Adds one's own passkey. Throws a Problem: 400 when it does not match the request, 409. */
export async function addPasskey(
  deps: Dependencies,
  own: Own,
  { attestation, name = 'Passkey' }: BodyOf<(typeof contract)['POST /api/user/passkeys']>,
) {
  const party = requireRelyingParty(deps.config)
  const { actor } = own
  const asked = minding((challenge) =>
    spendChallenge(deps.db, { kind: 'register', userId: actor.id }, challenge),
  )
  const made = await verifyRegistrationResponse({
    response: { ...attestation, clientExtensionResults: {} },
    expectedChallenge: asked.is,
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
  }).catch(asked.unlessItFailed)
  const registered = made?.verified ? made.registrationInfo : undefined
  if (!registered)
    throw new Problem('invalid', 'The browser did not use the right passkey. Please try again.')
  const { credential, credentialBackedUp } = registered
  return addingFactor(deps, own, 'passkey', async (tx) => {
    if ((await tx.$count(passkeys, eq(passkeys.userId, actor.id))) >= MOST_PASSKEYS)
      throw new Problem('conflict', `You have ${MOST_PASSKEYS} passkeys. Please remove one first.`)
    const [added] = await tx
      .insert(passkeys)
      .values({
        credentialId: credential.id,
        userId: actor.id,
        host: party.host,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: attestation.response.transports ?? [],
        backedUp: credentialBackedUp,
        name,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new Problem('conflict', 'This passkey is already in use.')
    await deps.notifyOwner(tx, 'passkey-added', actor, added.id)
    return shown(added, party)
  })
}

/** One's own passkeys, the oldest first. */
export async function listPasskeys(db: Database, userId: number, party: RelyingParty | undefined) {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
  return rows.map((row) => shown(row, party))
}

const shown = ({ host, backedUp, ...passkey }: Passkey, party: RelyingParty | undefined) => ({
  ...passkey,
  isSynced: backedUp,
  isElsewhere: host !== party?.host,
})

/** Throws a 404 Problem. */
export async function renamePasskey(
  db: Database,
  userId: number,
  id: number,
  name: string,
  party: RelyingParty | undefined,
) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  if (!renamed) throw notFound('The passkey')
  return shown(renamed, party)
}

/** Throws a Problem: 404, 409 for the last factor where one is required. */
export const removePasskey = (deps: Dependencies, own: Own, id: number): Promise<void> =>
  removingFactor(deps, own, 'passkey-removed', async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, own.actor.id)))
      .returning({ id: passkeys.id })
    if (!removed) throw notFound('The passkey')
    return removed.id
  })

/** Notifies the owner of a passkey that a copy of it may have been used. */
export const notifyOfCopy =
  (tx: Transaction, { notifyOwner }: Pick<Dependencies, 'notifyOwner'>) =>
  async ({ userId }: Passkey): Promise<void> => {
    const owner = await findAccount(tx, userId)
    if (!owner) return
    await notifyOwner(tx, 'passkey-refused', owner, await raiseVersion(tx, owner.id))
    await audit(tx, { actorId: null, action: 'user.refuse-passkey', subjectId: userId })
  }
