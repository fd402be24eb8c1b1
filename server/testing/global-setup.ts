import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlesOf } from './bundle'
import { scratch } from './scratch'
import { trainIntents } from '../../scripts/train-intents.mjs'
import { startTestServer } from './test-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated template on the test server; see freshDatabase. */
    databaseUrl: string
    /** Every user can reach it; holds what the files of this run share, and goes with it. */
    runFolder: string
  }
}

/** Vitest runs this once before the tests of the project 'server', and what it returns after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What is to be read again after a crash stays small where it lies in memory.
  const [server] = await Promise.all([
    startTestServer({ max_wal_size: '256MB' }, { within: scratch }),
    trainIntents(),
  ])
  project.provide('databaseUrl', server.url)
  const folder = mkdtempSync(path.join(scratch, 'pearwell-run-'))
  chmodSync(folder, 0o755)
  project.provide('runFolder', folder)
  const removeBundles = () => rmSync(bundlesOf(path.basename(folder)), { recursive: true, force: true })
  // Of sources that have changed.
  project.onTestsRerun(removeBundles)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    removeBundles()
  }
}
