import { and, desc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { type FindMachine, makeToken } from '../../http/bearer'
import { notFound } from '../../http/problem'
import { accountName } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { machineTokens } from './intake.tables'

/** The use of a token is noted at most this often. */
const NOTED_SECONDS = 60

/** Looks up a token's hash without a cache, so that a revoked token fails at once. */
export const findMachine =
  (db: Database): FindMachine =>
  async (hash) => {
    const isValid = and(eq(machineTokens.hash, hash), isNull(machineTokens.revokedAt))
    const isDue = sql<boolean>`${machineTokens.lastUsedAt} is null
      or ${machineTokens.lastUsedAt} < now() - make_interval(secs => ${NOTED_SECONDS})`
    const [found] = await db
      .select({ tokenId: machineTokens.id, scopes: machineTokens.scopes, isDue })
      .from(machineTokens)
      .where(isValid)
    if (!found) return undefined
    const { isDue: due, ...machine } = found
    if (due)
      await db
        .update(machineTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(isValid)
    return machine
  }

/** The token's name, from the fields of an audit event. */
export const tokenName = (fields: SQLWrapper) =>
  sql<string | null>`(select t.name from machine_tokens t where ${fields}[1] = 'token:' || t.id)`

const listed = {
  id: machineTokens.id,
  name: machineTokens.name,
  scopes: machineTokens.scopes,
  createdAt: machineTokens.createdAt,
  createdBy: accountName(machineTokens.createdBy),
  lastUsedAt: machineTokens.lastUsedAt,
  revokedAt: machineTokens.revokedAt,
}

export const listTokens = (db: Database) =>
  db.select(listed).from(machineTokens).orderBy(desc(machineTokens.id))

/** Creates a token. Only this answer ever contains it. */
export async function addToken(
  { db }: Dependencies,
  actor: Actor,
  body: Required<Body<'POST /api/machine-tokens'>>,
) {
  const { token, hash } = makeToken()
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(machineTokens)
      .values({ ...body, hash, createdBy: actor.id })
      .returning(listed)
    if (!made) throw new Error('the insert returned no row')
    await audit(tx, { actorId: actor.id, action: 'token.create', subjectId: made.id })
    return { ...made, token }
  })
}

/** Revokes a token; revoking it again changes nothing. Throws a 404 Problem when there is none. */
export async function revokeToken({ db }: Dependencies, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(machineTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(machineTokens.id, id), isNull(machineTokens.revokedAt)))
      .returning({ id: machineTokens.id })
    if (revoked) await audit(tx, { actorId: actor.id, action: 'token.revoke', subjectId: id })
    else if ((await tx.$count(machineTokens, eq(machineTokens.id, id))) === 0) throw notFound('The token')
  })
}
