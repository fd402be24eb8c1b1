import { existsSync } from 'node:fs'
import pg from 'pg'
import { databaseId, folderId } from '../../data-folder/identity'
import { databaseError, startError } from '../../database/embedded/start-error'
import { checkChain, type Keeper } from '../../features/audit/audit.public'
import { textCipher } from '../../encryption/text-cipher'
import type { Some } from '../../config/secrets'
import { proveArchives } from './archive-file'
import { headFiles, nextHead, readHead, writeHead } from './heads'

/** A portal's audit, and the keys that sign its heads, newest first. */
export type Audit = { url: string; dataDir: string; secrets: Some<Buffer> }

export type VerifyPlan = Audit & {
  /** The file of the head to check against; by default the newest in the data folder. */
  against?: string | undefined
  /** The file of the new head; by default in the data folder. */
  file?: string | undefined
  /** Archive files, oldest first; without them only the remaining events are verified. */
  archives?: readonly string[]
}

/**
 * Verifies the audit's chain and that it contains an earlier head, then writes a new signed head.
 * `from` is where the verification began. Throws a StartError that names the first event that does
 * not fit, and then writes no head.
 */
export async function verifyAudit({ url, dataDir, secrets, archives = [], ...plan }: VerifyPlan) {
  const against = plan.against ?? headFiles(dataDir).at(-1)
  const file = plan.file ?? nextHead(dataDir)
  if (existsSync(file)) throw startError(`${file} already exists. Please name another file for the head.`)
  return withAudit({ url, dataDir, secrets }, async (client, keeper) => {
    const { portal } = keeper
    const known = against === undefined ? undefined : readHead(against, portal, secrets)
    const checked = await checkChain(client, known, keeper)
    if (checked.fault !== undefined)
      throw startError(
        `THE AUDIT LOG IS INCOMPLETE OR CHANGED. ${checked.fault}${against ? ` (Compared with ${against}.)` : ''}`,
      )
    const { head, archivedUntil } = checked
    const archived = await proveArchives(archives, { portal, secrets }, archivedUntil, known)
    const from = archived ?? checked.from
    if (known && known.events < from.events)
      throw startError(
        `The head in ${against} covers ${known.events} events, and the first ${from.events} were archived. Name the archives as well (--archive FILE), the oldest first.`,
      )
    writeHead(file, head, portal, secrets[0])
    return { from, head, file, against, known }
  })
}

/** Works on the audit as the portal's database user. Throws a StartError without a portal. */
export async function withAudit<T>(
  { url, dataDir, secrets }: Audit,
  work: (client: pg.Client, keeper: Keeper) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-audit' })
  client.on('error', () => undefined)
  await client.connect().catch((cause: unknown) => {
    throw databaseError(cause)
  })
  try {
    return await work(client, { portal: await portalOf(client, dataDir), cipher: textCipher(() => secrets) })
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
    "select to_regclass('audit_floor') is not null as is_there",
  )
  if (!rows[0]?.is_there)
    throw startError(
      'An older version of Pearwell made this database: start the portal once to bring it up to date.',
    )
  return id
}
