// Starts the portal in this process; builds first when the sources have changed since the last build.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesStamp } from './sources-stamp.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')
if (process.argv.includes('--demo')) {
  process.env.DATA_DIR ||= './data-demo'
  process.env.ALLOW_REGISTRATION ||= 'true'
}
// Requests are logged when something listens for them; a person at a console wants the one line.
process.env.LOG_LEVEL ||= process.stdout.isTTY ? 'warn' : 'info'
process.setSourceMapsEnabled(true)

const built = existsSync('dist/stamp') ? readFileSync('dist/stamp', 'utf8') : ''
if (built !== sourcesStamp()) {
  console.log('Building Pearwell, this takes a few seconds …')
  const { buildAll } = await import('./build.mjs')
  await buildAll()
}
await import('../dist/server/main.js')
