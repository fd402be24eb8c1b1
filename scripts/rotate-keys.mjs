// `npm run rotate-keys`: see docs/operations/keys.md.
import './check-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'

process.chdir(path.join(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')
process.setSourceMapsEnabled(true)
ensureBuilt()
await import('../dist/server/rotate-keys.js')
