import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { headsIn, writeArchive } from '../audit-verify/archive-file'
import { withAudit, verifyAudit, type Audit } from '../audit-verify/verify'
import { asAuditOwner, type DatabaseUrls } from '../../database/audit-owner'
import { noTimeLimits } from '../../database/connect'
import { startError } from '../../database/embedded/start-error'
import { BATCH_SIZE } from '../../database/remove-in-batches'
import {
  chainOf,
  readArchivedUntil,
  isChained,
  moveArchivedUntil,
  removeTo,
  type Step,
} from '../../features/audit/audit.public'

/**
 * Verifies the audit and writes its events before a time, with their chain, to a new file; removes
 * nothing. Never includes the newest event, since the next one is chained to it. Returns the number
 * of events written. Throws a StartError.
 */
export async function archiveAudit(audit: Audit, before: Date, file: string): Promise<number> {
  if (existsSync(file)) throw startError(`${file} already exists. Please name another file for the archive.`)
  await verifyAudit(audit)
  return withAudit(audit, async (client, keeper) => {
    await client.query(`begin transaction isolation level repeatable read read only; ${noTimeLimits}`)
    const steps = stepsBefore(chainOf(client, await readArchivedUntil(client, keeper)), before)
    const written = await writeArchive(file, steps, { portal: keeper.portal, secrets: audit.secrets })
    if (written === 0)
      throw startError(`No audit event is older than ${before.toISOString()}. Nothing was written.`)
    return written
  }).catch(async (error: unknown) => {
    await rm(file, { force: true })
    throw error
  })
}

/** The leading steps before a time, each yielded only once another one follows. */
async function* stepsBefore(steps: AsyncIterable<Step>, before: Date): AsyncGenerator<Step> {
  let last: Step | undefined
  for await (const step of steps) {
    if (last) yield last
    if (step.place && Number(step.place.columns[1]) * 1000 >= before.getTime()) return
    last = step
  }
}

/** Removes a verified archive's events in batches, resumable. Throws a StartError. */
export async function removeArchived(
  { dataDir, secrets, ...urls }: Audit & DatabaseUrls,
  file: string,
): Promise<number> {
  return withAudit({ url: urls.url, dataDir, secrets }, async (client, keeper) => {
    const archived = () => headsIn(file, { portal: keeper.portal, secrets })
    const [from, end] = await endsOf(archived())
    return asAuditOwner(urls, async (owner) => {
      const archivedUntil = await readArchivedUntil(client, keeper)
      const { value: begin } = await chainOf(client, archivedUntil).next()
      const done = begin?.head.events ?? 0
      if (done >= end.events) return 0
      if (done < from.events || !(await isChained(client, end)))
        throw startError(
          `The archive ${file} does not have the start of this audit log, after event ${done}. Nothing was removed.`,
        )
      if (end.events > archivedUntil.events) await moveArchivedUntil(client, keeper, end, end.events - done)
      for await (const head of archived())
        if (head.events > done && (head.events % BATCH_SIZE === 0 || head.events === end.events))
          await removeTo(owner, head)
      return end.events - done
    })
  })
}

async function endsOf<T>(all: AsyncGenerator<T, undefined>): Promise<[first: T, last: T]> {
  const first = await all.next()
  if (first.done) throw new Error('Nothing found there.')
  let last = first.value
  for await (const one of all) last = one
  return [first.value, last]
}
