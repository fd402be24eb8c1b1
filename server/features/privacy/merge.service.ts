import { and, count, eq, inArray } from 'drizzle-orm'
import type { BodyOf, QueryOf } from '@shared/core/contract'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { formatDots } from '@shared/domain/text/dates'
import { fullName } from '@shared/domain/people/full-name'
import type { privacy as contract } from '@shared/features/privacy'
import type { Scope } from '../../access/scope'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { addPhone, eraseAccount, findAccount, lockAccount, sharedVersion } from '../accounts/accounts.public'
import { moveQuestions, question } from '../assistant/assistant.public'
import { audit } from '../audit/audit.public'
import { lockClient, mergeRecords, mergeRefusals, noteMerge } from '../clients/clients.public'
import { moveOutbox, enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { moveNotifications } from '../notifications/notifications.public'
import { moveRecipes, recipe } from '../recipes/recipes.public'
import { earlierReports, moveReports, releaseResultOf, report } from '../reports/reports.public'
import { moveScanConsents } from '../scanner/scanner.public'
import { endSharesOf, removeShareFiles } from '../shares/shares.public'
import { hasOpenPlan, movePlans, plansToMove } from '../trial/trial.public'
import { forgetExports } from './exports'
import { deletionRequests } from './privacy.tables'

type Pair = QueryOf<(typeof contract)['GET /api/client-merges']>

/** Both clients, what would move and what prevents it. Throws a Problem: 400, 404. */
export function previewMerge({ db }: Dependencies, pair: Pair) {
  return db.transaction(async (tx) => {
    const { from, into } = await lockBoth(tx, pair)
    const { sameDiaryDays, ...plans } = await plansToMove(tx, from.record.id, into.record.id)
    return {
      clientIds: [from.record.id, into.record.id],
      from: shown(from),
      into: shown(into),
      moves: {
        reports: await tx.$count(report, eq(report.clientId, from.record.id)),
        ...plans,
        allergies: listAllergies(from.record.allergies).length,
        recipes: await tx.$count(recipe, eq(recipe.ownerId, from.account.id)),
        questions: await tx.$count(question, eq(question.userId, from.account.id)),
      },
      released: await tx.$count(
        report,
        and(eq(report.clientId, from.record.id), eq(report.status, 'completed')),
      ),
      sameDiaryDays,
      refusals: await refusalsOf(tx, from, into),
    }
  })
}

/**
 * Merges two clients for good: everything of `from` moves to `into`, who keeps address and
 * password. Nothing that signs in as `from` moves. Both addresses are notified. Returns the reports
 * that `into` can read now. Throws a Problem: 400, 404, 409 with the reason, 412 when either has
 * changed since the requester saw it.
 */
export async function mergeClients(
  deps: Dependencies,
  scope: Scope,
  { fromVersion, intoVersion, ...pair }: BodyOf<(typeof contract)['POST /api/client-merges']>,
) {
  const { removeFiles, shared, released } = await deps.db.transaction(async (tx) => {
    const { from, into } = await lockBoth(tx, pair)
    if (shown(from).version !== fromVersion || shown(into).version !== intoVersion)
      throw new Problem('stale', 'Somebody else has changed one of them in the meantime. Nothing was merged.')
    const refusals = await refusalsOf(tx, from, into)
    if (refusals.length > 0) throw new Problem('conflict', `Nothing was merged. ${refusals.join(' ')}`)

    const [one, other] = [from, into].map(({ record, account }) => ({
      clientId: record.id,
      userId: account.id,
    }))
    if (!one || !other) throw new Error('of two there are two')
    const released = await moveReports(tx, one, other)
    await movePlans(tx, one, other)
    await mergeRecords(tx, from.record, into.record)
    await moveRecipes(tx, one.userId, other.userId)
    await moveQuestions(tx, one.userId, other.userId)
    await moveScanConsents(tx, one.userId, other.userId)
    await moveNotifications(tx, one.userId, other.userId)
    await moveOutbox(tx, one.userId, other.userId)
    if (from.account.phone) await addPhone(tx, other.userId, from.account.phone)
    const removeFiles = [
      await forgetExports(deps, tx, one.clientId),
      await forgetExports(deps, tx, other.clientId),
    ]
    const shared = [await endSharesOf(tx, one.clientId), await endSharesOf(tx, other.clientId)].flat()
    const merge = await noteMerge(tx, from, into.record.id)
    await eraseAccount(tx, one.userId)
    await audit(tx, {
      actorId: scope.actor.id,
      action: 'client.merge',
      subjectId: other.clientId,
      fields: [`from:${one.clientId}`],
    })
    for (const { email: address } of [from.account, into.account])
      if (address) await enqueueEmail(tx, { kind: 'clients-merged', address, subjectId: merge })
    return { removeFiles, shared, released }
  })
  for (const remove of removeFiles) await remove()
  await removeShareFiles(deps, shared)
  sendOutboxSoon(deps)
  return releaseResultOf(deps.db, scope, released)
}

type Person = Awaited<ReturnType<typeof lockBoth>>['from']

/** Locked in the order of their ids, so that two merges cannot deadlock. */
async function lockBoth(tx: Transaction, { from, into }: Pair) {
  if (from === into) throw new Problem('invalid', 'Please choose two different people.')
  const records = new Map<number, Awaited<ReturnType<typeof lockClient>>>()
  for (const id of [from, into].sort((a, b) => a - b)) records.set(id, await lockClient(tx, id))
  for (const { userId } of [...records.values()].sort((a, b) => a.userId - b.userId))
    await lockAccount(tx, userId)
  const person = async (id: number) => {
    const record = records.get(id)
    const account = record && (await findAccount(tx, record.userId))
    if (!record || !account) throw notFound('The client')
    const { own } = await earlierReports(tx, '', { clientId: id })
    return { record, account, said: [record, ...own] }
  }
  return { from: await person(from), into: await person(into) }
}

/** The date of birth on record, or else on a report. */
function bornOf(said: Person['said']): string | null {
  const day = said.find(({ dateOfBirth }) => dateOfBirth)?.dateOfBirth
  return day ? formatDots(day) : null
}

const shown = ({ record, account, said }: Person) => ({
  id: record.id,
  name: fullName(account),
  email: account.email,
  dateOfBirth: bornOf(said),
  gender: record.gender,
  lastSignInAt: account.lastSignInAt,
  version: sharedVersion(record, account),
})

async function refusalsOf(tx: Transaction, from: Person, into: Person): Promise<string[]> {
  const [asked] = await tx
    .select({ count: count() })
    .from(deletionRequests)
    .where(inArray(deletionRequests.userId, [from.account.id, into.account.id]))
  const plans = [await hasOpenPlan(tx, from.record.id), await hasOpenPlan(tx, into.record.id)]
  return [
    ...mergeRefusals(from.said, into.said).map(
      (sentence) => `${sentence} Please correct the wrong one first.`,
    ),
    ...(asked?.count
      ? ['One of them has asked for their account to be deleted. Please deal with that first.']
      : []),
    ...(plans.every(Boolean) ? ['Both have an open plan. Please close one first.'] : []),
  ]
}
