// Builds the client and the server into dist/, adds the hashes of its files to the page, compresses
// the client's files, and checks the size budget of the first loads.
// --if-changed: keeps a build of the same sources.
import './check-node.mjs'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { checkBudget } from './budget.mjs'
import { compressClient } from './compress.mjs'
import { addIntegrity } from './integrity.mjs'
import { bundleServer } from './server-bundle.mjs'
import { sourcesStamp } from './sources-stamp.mjs'
import { trainIntents } from './train-intents.mjs'

// Vite's remarks about its next version would hide the few lines that matter to an operator.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Loaded after check-node, because an older Node cannot parse it.
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
  // Afterwards, because the first build empties the folder.
  await build({ configFile: 'vite.share.config.ts', logLevel: 'warn' })
  addIntegrity('dist/client')
  compressClient('dist/client')
  writeFileSync('dist/stamp', stamp)
}
// Starting the portal does not need the size check.
if (!process.argv.includes('--no-budget') && !checkBudget('dist/client')) process.exit(1)
