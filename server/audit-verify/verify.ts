import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { databaseId, folderId } from '../data-folder/identity'
import { databaseError, startError } from '../database/embedded/start-error'
import { checkChain } from '../features/audit/audit.public'
import { newestHead, nextHead, readHead, writeHead } from './heads'

export type VerifyPlan = {
  url: string
  dataDir: string
  /** The keys that sign heads, the newest first. */
  secrets: readonly [Buffer, ...Buffer[]]
  /** A file with the head to prove; the newest in the data folder unless told. */
  against?: string | undefined
  /** Where the new head goes; into the data folder unless told. */
  file?: string | undefined
}

/**
 * Proves the audit's chain, and that it leads through an earlier head, and writes a signed head of it. Throws a StartError that
 * names the first event that does not fit; then no head is written.
 */
export async function verifyAudit({ url, dataDir, secrets, ...plan }: VerifyPlan) {
  const heads = path.join(dataDir, 'audit')
  const against = plan.against ?? newestHead(heads)
  const file = plan.file ?? nextHead(heads)
  if (existsSync(file)) throw startError(`${file} is there already. Please name another file for the head.`)
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-audit-verify' })
  client.on('error', () => undefined)
  await client.connect().catch((cause: unknown) => {
    throw databaseError(cause)
  })
  try {
    const portal = await portalOf(client, dataDir)
    const known = against === undefined ? undefined : readHead(against, portal, secrets)
    const { head, fault } = await checkChain(client, known)
    if (fault !== undefined)
      throw startError(`THE AUDIT IS NOT WHOLE. ${fault}${against ? ` (Compared with ${against}.)` : ''}`)
    writeHead(file, head, portal, secrets[0])
    return { head, file, against, known }
  } finally {
    await client.end()
  }
}

async function portalOf(client: pg.Client, dataDir: string): Promise<string> {
  const id = await databaseId(client)
  if (id === undefined || id !== folderId(dataDir))
    throw startError(
      `The data folder ${dataDir} and the database do not belong together: check DATA_DIR and DATABASE_URL.`,
    )
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('audit_chain') is not null as is_there",
  )
  if (!rows[0]?.is_there)
    throw startError('An older Pearwell made this database: start the portal once, which chains its audit.')
  return id
}
