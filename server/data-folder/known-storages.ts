import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { dataFolder } from './data-folder.tables'

/** The places that files may be in: `disk`, or the URLs of buckets. */
export async function knownStorages(db: Database): Promise<string[]> {
  const [row] = await db.select({ places: dataFolder.places }).from(dataFolder)
  return row?.places ?? []
}

/** Records that no file is left in this place. */
export async function forgetStorage(db: Database, name: string): Promise<void> {
  await db.update(dataFolder).set({ places: sql`array_remove(${dataFolder.places}, ${name})` })
}
