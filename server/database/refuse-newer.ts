import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { projectRoot } from '../config/project-root'
import { databaseError, startError } from './embedded/start-error'

/** The folder of the migrations that this version knows. */
export const migrationsFolder = join(projectRoot, 'migrations')

/** Whether there are no migrations yet. Throws a StartError if from a newer version. */
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
  const place = databaseUrl === '' ? 'this data folder' : 'the DATABASE_URL database'
  if (known.every(({ folderMillis }) => folderMillis < newest))
    throw startError(
      `A newer version of Pearwell has used ${place}, so nothing was changed. Start that version or a later one, or restore a backup of this one into an empty place.`,
    )
  return { isNew: newest === 0 }
}

/** The time of a database's newest migration, in milliseconds since 1970; 0 if there is none. */
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
