import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { startError } from '../../database/embedded/start-error'
import { decryptPieces, decryptedSize } from '../../encryption/encrypted-file'
import { deriveKey } from '../../encryption/text-cipher'
import { signerOf } from './signed'

/** A path below the backup's and the data folder; no part begins with a dot. */
const below = z.string().regex(/^(?:[\w-][\w.-]*\/)+[\w-][\w.-]*$/)
const content = z.object({ path: below, bytes: z.int(), sha256: z.string() })

/** The contents of a backup with a checksum per file. Paths are relative to the backup's folder. */
const manifest = z.object({
  /** Format 1 is from a Pearwell that did not sign and stored report files unencrypted. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.string(),
  /** The portal's id. */
  portal: z.string().default(''),
  /** When the key registry that belongs to this backup was written. */
  registerAt: z.string().default(''),
  /** Whether its files are encrypted, each bound to its path, with the key of `backupKey`. */
  encrypted: z.boolean().default(false),
  /** How many reports' files were left out because their keys were given up. */
  closed: z.int().default(0),
  /** Folders of reports whose files were still unencrypted. */
  plain: z.array(z.string()).default([]),
  /** The migrations applied to the database, oldest first. */
  migrations: z.array(z.string()),
  /** Ordered so that every row comes after those it refers to. */
  tables: z.array(content.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Files of the data folder. */
  files: z.array(content),
  /** Which of the two key files are included. */
  keys: z.array(content),
})

export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'

export const noPortalError = () =>
  startError('There is no portal to back up: start it once, or check DATA_DIR and DATABASE_URL.')

/** The key for the files of an encrypted backup. */
export const backupKey = (key: Buffer) => deriveKey('backup', key)

/** What a manifest must be signed with: one of `keys`, or nothing if `unsigned`. */
export type Trust = { keys: readonly Buffer[]; unsigned: boolean }

/** A manifest and the key that signed it, if any; `isKnown` if not the backup's own key. */
export type Signed = { manifest: Manifest; key: Buffer | undefined; isKnown: boolean }

/** The backup's manifest. Throws if missing, damaged or not signed by an accepted key. */
export async function readManifest(folder: string, { keys, unsigned }: Trust): Promise<Signed> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw startError(`There is no backup in ${folder}: it has no ${manifestName}.`, cause)
  })
  const found = readSafely(folder, text)
  // A forger can add a key to the backup, so that key counts only if there is no other.
  const isKnown = keys.length > 0
  const all = isKnown ? keys : await keysInside(folder, found.manifest)
  const key = signerOf(found.document, all)
  if (!key && !unsigned) throw refusal(folder, found.manifest, all)
  return { manifest: found.manifest, key, isKnown: isKnown && key !== undefined }
}

function readSafely(folder: string, text: string): { document: unknown; manifest: Manifest } {
  try {
    const document: unknown = JSON.parse(text)
    return { document, manifest: manifest.parse(document) }
  } catch (cause) {
    throw startError(
      `The ${manifestName} in ${folder} is damaged, or a newer version of Pearwell wrote it.`,
      cause,
    )
  }
}

/** The credentials keys included in a backup. */
async function keysInside(folder: string, { keys }: Manifest): Promise<Buffer[]> {
  const kept = keys.find(({ path: name }) => path.basename(name) === 'credentials.key')
  const text = kept ? await readFile(path.join(folder, kept.path), 'utf8').catch(() => '') : ''
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => Buffer.from(line, 'base64'))
}

function refusal(folder: string, { format }: Manifest, keys: readonly Buffer[]): Error {
  if (format === 1)
    return startError(
      `The backup in ${folder} is not signed: an older version of Pearwell made it, or somebody rewrote its ${manifestName}. If you know where it comes from, add --unsigned.`,
    )
  return startError(
    keys.length === 0
      ? `The backup in ${folder} is signed with the credentials key of its portal, and none is here. Set CREDENTIALS_KEY, or DATA_DIR to a folder with credentials.key. To compare checksums alone: --verify --unsigned.`
      : `The ${manifestName} in ${folder} is not signed with CREDENTIALS_KEY. Someone changed it, or this is the wrong key (you can list several, separated by commas). Nothing was restored.`,
  )
}

/** A file of the backup, decrypted if necessary. */
export async function* contentOf(folder: string, name: string, { manifest: { encrypted }, key }: Signed) {
  const file = path.join(folder, name)
  if (!encrypted || !key) {
    yield* createReadStream(file) as AsyncIterable<Buffer>
    return
  }
  const opened = await open(file)
  try {
    const namedKey = { key: backupKey(key), name }
    yield* decryptPieces(opened, namedKey, 0, await decryptedSize(opened, namedKey))
  } finally {
    await opened.close()
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Every file of the backup whose content differs from the manifest; empty if it is intact. */
export async function damagedFiles(folder: string, { tables, files, keys }: Manifest): Promise<string[]> {
  const damaged: string[] = []
  for (const { path: name, sha256 } of [...tables, ...files, ...keys]) {
    const found = await sha256Of(path.join(folder, name)).catch(() => undefined)
    if (found !== sha256) damaged.push(name)
  }
  return damaged
}
