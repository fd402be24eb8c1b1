import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { projectRoot } from '../config/project-root'

/** Reads a feature's JSON seeds in file order. Throws a ZodError for a malformed file. */
export async function readSeeds<T>(feature: string, folder: string, schema: z.ZodType<T[]>): Promise<T[]> {
  const place = path.join(projectRoot, 'server', 'features', feature, folder)
  const files = (await readdir(place)).filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(files.map((name) => readFile(path.join(place, name), 'utf8')))
  return parts.flatMap((part) => schema.parse(JSON.parse(part)))
}

const previousTexts = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string())

/** Previous seed texts of a feature: the SHA-256 of each, with the key of what it described. */
export async function readPreviousTexts(feature: string): Promise<Readonly<Record<string, string>>> {
  const file = path.join(projectRoot, 'server', 'features', feature, 'previous-texts.json')
  return previousTexts.parse(JSON.parse(await readFile(file, 'utf8')))
}
