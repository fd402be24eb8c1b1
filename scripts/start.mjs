// Starts the portal in this process; builds first if the sources have changed since the last build.
import './check-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')
if (process.argv.includes('--demo')) {
  process.env.DATA_DIR ||= './data-demo'
  process.env.ALLOW_REGISTRATION ||= 'true'
}
// Requests are logged only where the output is collected; at a console only one line is wanted.
process.env.LOG_LEVEL ||= process.stdout.isTTY ? 'warn' : 'info'
process.setSourceMapsEnabled(true)

ensureBuilt()
await import('../dist/server/main.js')
