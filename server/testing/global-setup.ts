import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated template on the test server; see freshDatabase. */
    databaseUrl: string
  }
}

/** Vitest runs this once before the tests of the project 'server', and what it returns after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('databaseUrl', server.url)
  return server.stop
}
