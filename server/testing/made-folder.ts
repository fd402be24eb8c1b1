import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { account } from './faults'
import { bundleServer, startServer, stopServer } from './server-process'

/**
 * A data folder as the first start of a portal with `account` leaves it: the cluster made, migrated and filled. The run
 * makes one, of which this is a copy, in an eighth of the time. Whoever tests that first start begins with an empty one.
 */
export async function madeFolder(): Promise<string> {
  const made = path.join(inject('runFolder'), 'made')
  if (!existsSync(made)) await make(made)
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-made-'))
  chmodSync(folder, 0o755)
  // `cp` keeps whose files they are, which Node's own copying does not.
  if (process.platform === 'win32') cpSync(made, folder, { recursive: true })
  else execFileSync('cp', ['-a', `${made}/.`, folder])
  return folder
}

/** Of two files that make it at once the first wins. */
async function make(made: string): Promise<void> {
  const draft = mkdtempSync(`${made}-`)
  chmodSync(draft, 0o755)
  await bundleServer()
  const { child, code, output } = await startServer({ DATA_DIR: draft, ...account })
  if (code !== null) throw new Error(`The portal ended with ${code}: ${output}`)
  await stopServer(child, 'SIGTERM')
  if (existsSync(made)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, made)
}
