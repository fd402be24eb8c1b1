import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod'
import { codeOf, startError } from '../../database/embedded/start-error'
import { signedText, signerOf } from './signed'

/** The keys of all reports at the newest backup; no backup restores a report missing here. */
const register = z.object({
  format: z.literal(1),
  /** The portal's id. */
  portal: z.string(),
  writtenAt: z.string(),
  /** `key` is encrypted for the folder, null for unencrypted files, empty if given up. */
  reports: z.array(z.object({ id: z.int(), folder: z.string(), key: z.nullable(z.string()) })),
})

export type KeyRegistry = z.infer<typeof register>

export const keyRegistryName = 'report-keys.json'

/** The key registry for this snapshot of the database. */
export async function readKeys(client: pg.Client, portal: string): Promise<KeyRegistry> {
  const { rows } = await client.query<KeyRegistry['reports'][number]>(
    'select r.id, r.folder, k.sealed as key from reports r left join report_keys k on k.folder = r.folder order by r.id',
  )
  return { format: 1, portal, writtenAt: new Date().toISOString(), reports: rows }
}

/** Replaces the key registry. Throws a StartError if the existing one is another portal's. */
export async function writeKeyRegistry(file: string, content: KeyRegistry, key: Buffer): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before !== undefined && portalIn(before) !== content.portal)
    throw startError(
      `${file} is not the register of this portal's report keys. Please name another place for it with --register FILE.`,
    )
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, signedText(content, key), { mode: 0o600, flag: 'wx', flush: true })
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  const folder = await open(path.dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Reads a signed key registry; undefined if it is missing. Throws a StartError. */
export async function readKeyRegistry(
  file: string,
  keys: readonly Buffer[],
): Promise<KeyRegistry | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw startError(`The register ${file} cannot be read (${codeOf(error) || 'unknown'}).`, error)
  })
  if (text === undefined) return undefined
  const document = parsed(text)
  if (!signerOf(document, keys))
    throw startError(
      `The register ${file} is not signed with CREDENTIALS_KEY. It has been changed, or this is the wrong key. Use the key the portal had for the newest backup (separate several with commas).`,
    )
  return register.parse(document)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const portalIn = (text: string) => (parsed(text) as { portal?: unknown } | null | undefined)?.portal
