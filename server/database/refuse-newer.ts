import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { projectRoot } from '../config/project-root'
import { databaseError, startError } from './embedded/start-error'

/** The migrations that this Pearwell knows. */
export const migrationsFolder = join(projectRoot, 'migrations')

/**
 * Refuses a database that a newer Pearwell has brought up to date, of which this one knows nothing; answers whether none has
 * used it yet. Throws a StartError.
 */
export async function refuseNewer({
  url,
  databaseUrl,
}: {
  url: string
  databaseUrl: string
}): Promise<{ isNew: boolean }> {
  const newest = await newestIn(url).catch((cause: unknown) => {
    throw databaseUrl === '' ? cause : databaseError(cause)
  })
  const known = readMigrationFiles({ migrationsFolder })
  if (known.every(({ folderMillis }) => folderMillis < newest))
    throw startError(
      `A newer Pearwell has used ${databaseUrl === '' ? 'this data folder' : 'the database of DATABASE_URL'}, so nothing was changed: start that version or a later one, or restore a backup of this one into an empty place.`,
    )
  return { isNew: newest === 0 }
}

/** When the newest migration of a database was made, in milliseconds since 1970; 0 of one that has none. */
async function newestIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'pearwell-version' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows: found } = await client.query(
      "select where to_regclass('drizzle.__drizzle_migrations') is not null",
    )
    if (found.length === 0) return 0
    const { rows } = await client.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.newest ?? 0)
  } finally {
    await client.end().catch(() => undefined)
  }
}
