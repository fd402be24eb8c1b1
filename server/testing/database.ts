import { inject } from 'vitest'
import { copyTemplate, type FreshDatabase } from './test-server'

/** A migrated, empty database for one test file of the project 'server'; drop it in afterAll, after your pools. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('databaseUrl'))
}
