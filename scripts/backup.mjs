// `npm run backup` and `npm run restore`: see docs/operating.md. A relative folder counts from where npm was called.
import './check-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'

const calledFrom = process.env.INIT_CWD ?? process.cwd()
process.argv = process.argv.map((word, index) =>
  index < 3 || word.startsWith('--') ? word : path.resolve(calledFrom, word),
)
process.chdir(path.join(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')
process.setSourceMapsEnabled(true)
ensureBuilt()
await import('../dist/server/backup.js')
