import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlesOf } from './bundle'
import { scratch } from './scratch'
import { trainIntents } from '../../scripts/train-intents.mjs'
import { startTestServer } from './test-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated template on the test server; see freshDatabase. */
    databaseUrl: string
    /** Folder for files that this run shares, which every user can enter; removed at the end. */
    runFolder: string
  }
}

/** Run by Vitest once before the tests of the project 'server'; returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Limits the write-ahead log, as the files may be in memory.
  const [server] = await Promise.all([
    startTestServer({ max_wal_size: '256MB' }, { within: scratch }),
    trainIntents(),
  ])
  project.provide('databaseUrl', server.url)
  const folder = mkdtempSync(path.join(scratch, 'pearwell-run-'))
  chmodSync(folder, 0o755)
  project.provide('runFolder', folder)
  const removeBundles = () => rmSync(bundlesOf(path.basename(folder)), { recursive: true, force: true })
  // Sources have changed, so bundles are outdated.
  project.onTestsRerun(removeBundles)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    removeBundles()
  }
}
