import { inject } from 'vitest'
import { spent } from './count-costs'
import { copyDatabase, emptyDatabaseOn, type FreshDatabase } from './test-server'

/**
 * A migrated, empty database for one test file of the project 'server', or a copy of `from`. Drop
 * it in afterAll, after closing your pools.
 */
export function freshDatabase(from = inject('databaseUrl')): Promise<FreshDatabase> {
  spent('databases')
  return copyDatabase(from)
}

/** A database without tables, owned by the portal's user, as a restore needs. */
export function emptyDatabase(): Promise<FreshDatabase> {
  spent('databases')
  return emptyDatabaseOn(inject('databaseUrl'))
}
