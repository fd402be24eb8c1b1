import { readFile } from 'node:fs/promises'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { FHIR_JSON } from '@shared/domain/shares/content-cipher'
import type { ShareLifetime } from '@shared/domain/shares/share-contents'
import type { BodyOf } from '@shared/core/contract'
import type { shares as contract } from '@shared/features/shares'
import { DAY_MS } from '@shared/domain/text/dates'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import type { FileReply } from '../../http/replies'
import type { UploadedFile } from '../../http/uploads'
import { checkPassword, hashPassword, newToken, tokenHashOf } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { findClientOf, findClientUser, lockClient } from '../clients/clients.public'
import { notify } from '../notifications/notifications.public'
import { keepShareFile, readShareFile, removeShareFiles } from './share-files'
import { notes } from './shares.notices'
import { endShares, giveBackAttempt, isLive, ownShares, takeAttempt } from './shares.queries'
import { shareOpens, shares, shareTickets } from './shares.tables'

const MOST_LIVE = 20
const HOUR_MS = DAY_MS / 24
const lifetimeMs: Record<ShareLifetime, number> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
}
const compactJwe = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/

/** Whether links can be made: a key in the address of plain http could be read on the way. */
const canShare = ({ config }: Pick<Dependencies, 'config'>) => config.publicUrl.startsWith('https://')

async function ownClientId({ db }: Dependencies, actor: Actor): Promise<number> {
  const found = await findClientOf(db, actor.id)
  if (!found) throw notFound('The client')
  return found.id
}

export async function listShares(deps: Dependencies, actor: Actor) {
  return { canShare: canShare(deps), shares: await ownShares(deps.db, await ownClientId(deps, actor)) }
}

/** Keeps a ciphertext under a new link. Throws a Problem: 400, 409 without https or at 20 links. */
export async function createShare(
  deps: Dependencies,
  actor: Actor,
  body: BodyOf<(typeof contract)['POST /api/shares']>,
  content: UploadedFile,
) {
  if (!canShare(deps)) throw new Problem('conflict', 'Links need an https address, and this portal has none.')
  const jwe = await readFile(content.path)
  if (!compactJwe.test(jwe.toString('latin1')))
    throw new Problem('invalid', 'The content must be encrypted in the browser.')
  const clientId = await ownClientId(deps, actor)
  const passcodeHash = body.passcode === '' ? null : await hashPassword(body.passcode)
  const { token, tokenHash: urlHash } = newToken()
  const file = await keepShareFile(deps, jwe)
  try {
    const made = await deps.db.transaction(async (tx) => {
      await lockClient(tx, clientId)
      const [live] = await tx
        .select({ count: count() })
        .from(shares)
        .where(and(eq(shares.clientId, clientId), isLive))
      if ((live?.count ?? 0) >= MOST_LIVE)
        throw new Problem('conflict', `You already have ${MOST_LIVE} links. End one of them first.`)
      const { contents, label } = body
      const expiresAt = new Date(Date.now() + lifetimeMs[body.lifetime])
      const [row] = await tx
        .insert(shares)
        .values({ clientId, urlHash, label, contents, file, bytes: jwe.length, passcodeHash, expiresAt })
        .returning({ id: shares.id, expiresAt: shares.expiresAt })
      if (!row) throw new Error('the insert returned no row')
      await audit(tx, { actorId: actor.id, action: 'share.create', subjectId: row.id })
      return row
    })
    return { ...made, url: `${deps.config.publicUrl}/api/shl/${token}` }
  } catch (error) {
    await removeShareFiles(deps, [file])
    throw error
  }
}

/** Ends one's own link; one that has ended already stays as it is. Throws a 404 Problem. */
export async function endShare(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  const own = and(eq(shares.id, id), eq(shares.clientId, await ownClientId(deps, actor)))
  const [found] = await deps.db.select({ id: shares.id }).from(shares).where(own)
  if (!found) throw notFound('The link')
  await endAndAudit(deps, id, actor.id)
}

async function endAndAudit(deps: Dependencies, id: number, actorId: number | null): Promise<void> {
  const files = await deps.db.transaction(async (tx) => {
    const { ids, files } = await endShares(tx, eq(shares.id, id))
    for (const subjectId of ids) await audit(tx, { actorId, action: 'share.end', subjectId })
    return files
  })
  await removeShareFiles(deps, files)
}

type Reader = NonNullable<Body<'POST /api/shl/:id'>>

/** One answer for unknown, expired and ended links. */
const ended = () => notFound('The link')

/** The manifest for a reader with the right passcode. Throws a Problem: 401, 404. */
export async function openShare(
  deps: Dependencies,
  token: string,
  { recipient, passcode = '', embeddedLengthMax = Infinity }: Reader,
) {
  const share = await takeAttempt(deps.db, tokenHashOf(token))
  if (!share) throw ended()
  const { id, passcodeHash, attemptsLeft } = share
  if (passcodeHash !== null && !(await checkPassword(passcodeHash, passcode)).isRight) {
    if (attemptsLeft === 0) await endAndAudit(deps, id, null)
    throw new Problem('wrong-credentials', 'This passcode is wrong.', { remainingAttempts: attemptsLeft })
  }
  const jwe = share.file === null ? undefined : await readShareFile(deps, share.file)
  if (!jwe) throw ended()
  const isEmbedded = jwe.length <= embeddedLengthMax
  const ticket = newToken()
  await deps.db.transaction(async (tx) => {
    if (passcodeHash !== null) await giveBackAttempt(tx, id)
    await tx.insert(shareOpens).values({ shareId: id, recipient })
    if (!isEmbedded) {
      const expiresAt = new Date(Date.now() + HOUR_MS)
      await tx.insert(shareTickets).values({ hash: ticket.tokenHash, shareId: id, expiresAt })
    }
    await audit(tx, { actorId: null, action: 'share.open', subjectId: id })
    const owner = await findClientUser(tx, share.clientId)
    if (owner) await notify(tx, owner.userId, notes.opened(recipient))
  })
  const where = isEmbedded
    ? { embedded: jwe.toString('latin1') }
    : { location: `${deps.config.publicUrl}/api/shl/files/${ticket.token}` }
  return { files: [{ contentType: FHIR_JSON, ...where }] }
}

/** The ciphertext of a ticket, which works once. Throws a 404 Problem. */
export async function takeFile(deps: Dependencies, ticket: string): Promise<FileReply> {
  const [used] = await deps.db
    .delete(shareTickets)
    .where(and(eq(shareTickets.hash, tokenHashOf(ticket)), gt(shareTickets.expiresAt, sql`now()`)))
    .returning({ shareId: shareTickets.shareId })
  const [share] = used
    ? await deps.db
        .select({ file: shares.file })
        .from(shares)
        .where(and(eq(shares.id, used.shareId), isLive))
    : []
  const jwe = share?.file ? await readShareFile(deps, share.file) : undefined
  if (!jwe) throw ended()
  return {
    content: { bytes: jwe },
    contentType: 'application/jose',
    disposition: 'attachment',
    name: 'shared-record.jwe',
  }
}
