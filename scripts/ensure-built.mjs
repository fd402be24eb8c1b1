import { existsSync, readFileSync } from 'node:fs'
import { sourcesStamp } from './sources-stamp.mjs'

/** Builds when the sources have changed since the last build. */
export async function ensureBuilt() {
  const built = existsSync('dist/stamp') ? readFileSync('dist/stamp', 'utf8') : ''
  if (built === sourcesStamp()) return
  console.log('Building Pearwell, this takes a few seconds …')
  const { buildAll } = await import('./build.mjs')
  await buildAll()
}
