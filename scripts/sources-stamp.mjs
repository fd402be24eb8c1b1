import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const sources = [
  'client',
  'server',
  'shared',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'vite.share.config.ts',
  'tailwind.config.ts',
]

/** A hash over everything that the build reads: the same stamp means the same dist/. */
export function sourcesStamp() {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  return hash.digest('hex')
}

function add(hash, place) {
  if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place).sort()) add(hash, path.join(place, name))
  } else {
    hash.update(place).update(readFileSync(place))
  }
}
