import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { startError } from '../database/embedded/start-error'

/** Below the backup's folder, and below the data folder when restored: no part of it begins with a dot. */
const below = z.string().regex(/^(?:[\w-][\w.-]*\/)+[\w-][\w.-]*$/)
const content = z.object({ path: below, bytes: z.int(), sha256: z.string() })

/** What a backup holds, with a checksum for each of its files. Paths count from the backup's folder. */
const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
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

export const noPortal = () =>
  startError('There is no portal to back up: start it once, or check DATA_DIR and DATABASE_URL.')

/** The manifest of the backup in `folder`. Throws when there is none or it is damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw startError(`There is no backup in ${folder}: it has no ${manifestName}.`, cause)
  })
  try {
    return manifest.parse(JSON.parse(text))
  } catch (cause) {
    throw startError(`The ${manifestName} in ${folder} is damaged, or a newer Pearwell wrote it.`, cause)
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
