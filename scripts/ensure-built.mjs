import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { sourcesStamp } from './sources-stamp.mjs'

/** Builds if the sources have changed since the last build; exits if that fails. */
export function ensureBuilt() {
  const built = existsSync('dist/stamp') ? readFileSync('dist/stamp', 'utf8') : ''
  if (built === sourcesStamp()) return
  console.log('Building Pearwell, this takes a few seconds …')
  // In a separate process, because the server would keep the 700 MB of a build for as long as it
  // runs.
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--no-budget'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
