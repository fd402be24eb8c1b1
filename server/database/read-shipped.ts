import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod'
import { projectRoot } from '../project-root'

/** What a feature ships in the JSON files of one of its folders, in their order. Throws a ZodError when a file is malformed. */
export async function readShipped<T>(feature: string, folder: string, schema: z.ZodType<T[]>): Promise<T[]> {
  const place = path.join(projectRoot, 'server', 'features', feature, folder)
  const files = (await readdir(place)).filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(files.map((name) => readFile(path.join(place, name), 'utf8')))
  return parts.flatMap((part) => schema.parse(JSON.parse(part)))
}
