import { inject } from 'vitest'
import { spent } from './count-costs'
import { copyDatabase, emptyDatabaseOn, type FreshDatabase } from './test-server'

/** A migrated, empty database for one test file of the project 'server', or a copy of another; drop it in afterAll, after your pools. */
export function freshDatabase(from = inject('databaseUrl')): Promise<FreshDatabase> {
  spent('databases')
  return copyDatabase(from)
}

/** One that its user owns and that holds nothing yet: for a restore. */
export function emptyDatabase(): Promise<FreshDatabase> {
  spent('databases')
  return emptyDatabaseOn(inject('databaseUrl'))
}
