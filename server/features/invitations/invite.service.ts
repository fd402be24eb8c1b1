import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import { DAY_MS } from '@shared/domain/text/dates'
import type { LinkChannel } from '@shared/domain/sign-in/sign-in-links'
import type { invitations as contract, skipReasons } from '@shared/features/invitations'
import type { Actor } from '../../access/actor'
import type { Config } from '../../config/config'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound } from '../../http/problem'
import {
  codeForLink,
  isLockedOut,
  lockAccount,
  makeLink,
  revokeLinks,
  signInLink,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { portalSettings } from '../portal/portal.public'
import { channelsFor, requireChannels, channelsTo } from './delivery-channels'
import { inviteesOf, type Invitee } from './invitees'

type Why = (typeof skipReasons)[number]

/** A person to invite, locked until the transaction ends, or why they cannot be invited. */
async function lookAt(tx: Transaction, userId: number): Promise<Invitee | Why> {
  await lockAccount(tx, userId)
  const [invitee] = await inviteesOf(tx, [userId])
  if (invitee?.role !== 'client' || invitee.clientId === null) return 'not-a-client'
  if (!invitee.isActive) return 'inactive'
  if (invitee.lastSignInAt !== null) return 'in-already'
  return invitee.sampleId === null ? 'no-report' : invitee
}

/** Runs `work` once a person, each in a transaction; returns results and skipped people. */
async function forEach<T extends object>(
  { db }: Dependencies,
  userIds: readonly number[],
  work: (tx: Transaction, userId: number) => Promise<T | Why>,
) {
  const done: T[] = []
  const skipped: { userId: number; why: Why }[] = []
  for (const userId of new Set(userIds)) {
    const outcome = await db.transaction((tx) => work(tx, userId))
    if (typeof outcome === 'string') skipped.push({ userId, why: outcome })
    else done.push(outcome)
  }
  return { done, skipped }
}

type Sending = { userId: number; channel: LinkChannel; createdBy: number | null; sendKey?: string }

async function send(tx: Transaction, sending: Sending): Promise<void> {
  const { userId, createdBy } = sending
  const link = await makeLink(tx, { ...sending, purpose: 'activate' })
  await enqueueEmail(tx, { kind: 'invitation', userId, subjectId: link.id })
  await audit(tx, { actorId: createdBy, action: 'invitation.send', subjectId: userId })
}

/** Replaces each link by a new one; throws a Problem when this channel can send nothing. */
export async function sendInvitations(
  deps: Dependencies,
  actor: Actor,
  { userIds, channel, sendKey }: BodyOf<(typeof contract)['POST /api/invitations']>,
) {
  const channels = requireChannels(channel, deps.config)
  const by = { createdBy: actor.id, sendKey: sendKey || undefined }
  const { done, skipped } = await forEach(deps, userIds, async (tx, userId) => {
    const found = await lookAt(tx, userId)
    if (await isSent(tx, { userId, ...by })) return { userId }
    if (typeof found === 'string') return found
    const [way] = channelsTo(found, channels)
    if (!way) return 'no-address'
    await send(tx, { userId, channel: way, ...by })
    return { userId }
  })
  sendOutboxSoon(deps)
  return { sent: done.length, skipped }
}

/** Whether a request with the same key has already made this person's link. */
async function isSent(
  tx: Transaction,
  { userId, createdBy, sendKey }: { userId: number; createdBy: number; sendKey: string | undefined },
): Promise<boolean> {
  if (sendKey === undefined) return false
  const [found] = await tx
    .select({ id: signInLink.id })
    .from(signInLink)
    .where(
      and(
        eq(signInLink.userId, userId),
        eq(signInLink.createdBy, createdBy),
        eq(signInLink.sendKey, sendKey),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Replaces each link by a printable code, audited before anybody sees it. */
export async function printLetters(
  deps: Dependencies,
  actor: Actor,
  { userIds }: BodyOf<(typeof contract)['POST /api/invitations/letters']>,
) {
  const { done, skipped } = await forEach(deps, userIds, async (tx, userId) => {
    const found = await lookAt(tx, userId)
    if (typeof found === 'string') return found
    await audit(tx, { actorId: actor.id, action: 'invitation.print', subjectId: userId })
    const link = await makeLink(tx, { userId, purpose: 'activate', channel: 'letter', createdBy: actor.id })
    const { name, address, dateOfBirth, sampleId } = found
    const asks = dateOfBirth === null ? ('sampleId' as const) : ('dateOfBirth' as const)
    return {
      userId,
      name,
      address: address ?? '',
      code: await codeForLink(tx, link.id),
      expiresAt: link.expiresAt,
      asks,
      // A letter must not contain both answers.
      sampleId: asks === 'sampleId' ? null : sampleId,
    }
  })
  return { portalUrl: deps.config.publicUrl || undefined, letters: done, skipped }
}

/** Revokes an open invitation. Throws a 404 Problem when there is none. */
export async function revokeInvitation({ db }: Dependencies, actor: Actor, id: number): Promise<void> {
  const open = and(
    eq(signInLink.id, id),
    eq(signInLink.purpose, 'activate'),
    isNull(signInLink.usedAt),
    isNull(signInLink.revokedAt),
  )
  await db.transaction(async (tx) => {
    const find = () => tx.select({ userId: signInLink.userId }).from(signInLink).where(open)
    const [link] = await find()
    if (!link) throw notFound('The invitation')
    await lockAccount(tx, link.userId)
    if ((await find()).length === 0) throw notFound('The invitation')
    await revokeLinks(tx, link.userId, 'activate')
    await audit(tx, { actorId: actor.id, action: 'invitation.revoke', subjectId: link.userId })
  })
}

/** Whether an invitation was delivered and is still valid. */
const isHeld = ({ usedAt, revokedAt, expiresAt, delivery }: NonNullable<Invitee['link']>): boolean =>
  usedAt === null && revokedAt === null && expiresAt.getTime() > Date.now() && delivery !== 'failed'

/**
 * Invites the client of a report that was just released, if the settings say so and they have not
 * signed in, hold no invitation and are not locked out. Returns whether an invitation was sent
 * within the last day; a further email would then add nothing.
 */
export const inviteOnRelease =
  (config: Config): Dependencies['inviteOnRelease'] =>
  async (tx, userId) => {
    const { inviteMode } = await portalSettings(tx)
    if (inviteMode === 'off') return false
    const found = await lookAt(tx, userId)
    if (typeof found === 'string') return false
    const { link, lastSignInAt } = found
    if (link && (isHeld(link) || (await isLockedOut(tx, { id: userId, lastSignInAt }))))
      return link.createdAt.getTime() > Date.now() - DAY_MS
    const [channel] = channelsTo(found, channelsFor(inviteMode, config))
    if (!channel) return false
    await send(tx, { userId, channel, createdBy: null })
    return true
  }
