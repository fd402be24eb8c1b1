import './check-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'

/**
 * Runs a command of the built server. Arguments from index `first` on are files; relative paths are
 * resolved from the folder where npm was called.
 */
export async function runBuilt(name, first = 0) {
  const calledFrom = process.env.INIT_CWD ?? process.cwd()
  process.argv = process.argv.map((word, index) =>
    index < 2 + first || word.startsWith('--') ? word : path.resolve(calledFrom, word),
  )
  process.chdir(path.join(import.meta.dirname, '..'))
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.setSourceMapsEnabled(true)
  ensureBuilt()
  await import(`../dist/server/${name}.js`)
}
