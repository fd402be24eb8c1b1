import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { startEmbedded } from '../database/embedded/launch'
import { account } from './faults'
import { sharedFolder } from './shared-folder'
import { bundleServer, startServer, stopServer } from './server-process'

/**
 * A copy of a data folder as the first start with `account` leaves it: cluster created, migrated
 * and seeded. Copying takes an eighth of the time of a first start; tests of the first start itself
 * begin with an empty folder.
 */
export async function copyDataFolder(): Promise<string> {
  const made = await sharedFolder(path.join(inject('runFolder'), 'made'), make)
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-made-'))
  chmodSync(folder, 0o755)
  // `cp -a` keeps the files' owners, which Node's copying does not.
  if (process.platform === 'win32') cpSync(made, folder, { recursive: true })
  else execFileSync('cp', ['-a', `${made}/.`, folder])
  return folder
}

async function make(draft: string): Promise<void> {
  chmodSync(draft, 0o755)
  const settings = { fsync: 'off', full_page_writes: 'off' }
  const dataDir = path.join(draft, 'database')
  const { where, stop } = await startEmbedded({ dataDir, settings, log: () => undefined })
  await stop()
  // Tests kill processes, not machines, so the database need not sync to disk.
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  appendFileSync(path.join(where, 'data/postgresql.auto.conf'), lines.join(''))
  await bundleServer()
  const { child, code, output } = await startServer({ DATA_DIR: draft, ...account })
  if (code !== null) throw new Error(`The portal ended with ${code}: ${output}`)
  await stopServer(child, 'SIGTERM')
}
