import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { startError } from '../database/embedded/start-error'
import { decryptPieces, decryptedSize } from '../encrypted-file'
import { deriveKey } from '../text-cipher'
import { signerOf } from './signed'

/** Below the backup's folder, and below the data folder when restored: no part of it begins with a dot. */
const below = z.string().regex(/^(?:[\w-][\w.-]*\/)+[\w-][\w.-]*$/)
const content = z.object({ path: below, bytes: z.int(), sha256: z.string() })

/** What a backup holds, with a checksum for each of its files. Paths count from the backup's folder. */
const manifest = z.object({
  /** 1: of a Pearwell that signed nothing and kept the files of reports plain. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.string(),
  /** The portal's id. */
  portal: z.string().default(''),
  /** When the register of report keys was written that came with it. */
  registerAt: z.string().default(''),
  /** Whether its files are sealed, each under its path, with the key that `backupKey` makes. */
  encrypted: z.boolean().default(false),
  /** How many reports' files were left out, as their keys were given up. */
  closed: z.int().default(0),
  /** The folders of reports whose files were plain still. */
  plain: z.array(z.string()).default([]),
  /** The migrations that the database had seen, oldest first. */
  migrations: z.array(z.string()),
  /** In an order in which every row comes after those it refers to. */
  tables: z.array(content.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Files of the data folder. */
  files: z.array(content),
  /** Which of the two keys are in it. */
  keys: z.array(content),
})

export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'

export const noPortalError = () =>
  startError('There is no portal to back up: start it once, or check DATA_DIR and DATABASE_URL.')

/** The key that an encrypted backup's files are sealed under. */
export const backupKey = (key: Buffer) => deriveKey('backup', key)

/** What a backup is believed by: the credentials keys there are; unsigned ones only where `unsigned` says so. */
export type Trust = { keys: readonly Buffer[]; unsigned: boolean }

/** A backup's manifest, and the key that has signed it, if any has; `isKnown` when that is one of those there are here. */
export type Signed = { manifest: Manifest; key: Buffer | undefined; isKnown: boolean }

/** The manifest of the backup in `folder`. Throws when there is none, it is damaged, or none of the keys has signed it. */
export async function readManifest(folder: string, { keys, unsigned }: Trust): Promise<Signed> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw startError(`There is no backup in ${folder}: it has no ${manifestName}.`, cause)
  })
  const found = readSafely(folder, text)
  // Whoever rewrites a backup can put a key of their own into it: that one speaks only where no other is there.
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
    throw startError(`The ${manifestName} in ${folder} is damaged, or a newer Pearwell wrote it.`, cause)
  }
}

/** The credentials keys that a backup has taken along. */
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
      `The backup in ${folder} is not signed: an older Pearwell made it, or somebody rewrote its ${manifestName}. If you know where it comes from, add --unsigned.`,
    )
  return startError(
    keys.length === 0
      ? `The backup in ${folder} is signed with the credentials key of its portal, and none is here: set CREDENTIALS_KEY, or DATA_DIR to a folder with credentials.key. To compare checksums alone: --verify --unsigned.`
      : `The ${manifestName} in ${folder} is not signed with CREDENTIALS_KEY: somebody rewrote it, or the key is not the one that the portal had then (of several, with commas between them, any may be it). Nothing was restored.`,
  )
}

/** A file of the backup as it was before it was sealed, if it was. */
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

/** Every file of the backup whose content is not what the manifest says; empty when it is whole. */
export async function damagedFiles(folder: string, { tables, files, keys }: Manifest): Promise<string[]> {
  const damaged: string[] = []
  for (const { path: name, sha256 } of [...tables, ...files, ...keys]) {
    const found = await sha256Of(path.join(folder, name)).catch(() => undefined)
    if (found !== sha256) damaged.push(name)
  }
  return damaged
}
