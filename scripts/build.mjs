// Builds the client and the server into dist/, gives the page the hashes of its files, compresses the client's, and holds
// the budget of the first loads.
// --if-changed: what was built from these same sources is kept.
import './check-node.mjs'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { checkBudget } from './budget.mjs'
import { compressClient } from './compress.mjs'
import { addIntegrity } from './integrity.mjs'
import { bundleServer } from './server-bundle.mjs'
import { sourcesStamp } from './sources-stamp.mjs'
import { trainIntents } from './train-intents.mjs'

// What it remarks on its own next version would stand among the few lines that an operator reads.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// An older Node cannot even read it.
const { build } = await import('vite')
const stamp = sourcesStamp()
const isBuilt = existsSync('dist/stamp') && readFileSync('dist/stamp', 'utf8') === stamp
if (!isBuilt || !process.argv.includes('--if-changed')) {
  rmSync('dist/stamp', { force: true })
  rmSync('dist/server', { recursive: true, force: true })
  await Promise.all([
    build({ configFile: 'vite.config.ts', logLevel: 'warn' }),
    bundleServer(),
    trainIntents(),
  ])
  addIntegrity('dist/client')
  compressClient('dist/client')
  writeFileSync('dist/stamp', stamp)
}
// Whoever only starts the portal has no use for it.
if (!process.argv.includes('--no-budget') && !checkBudget('dist/client')) process.exit(1)
