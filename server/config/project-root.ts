import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest parent folder with Pearwell's package.json, for the sources and the bundle. */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)))

function findProjectRoot(folder: string): string {
  const manifest = join(folder, 'package.json')
  if (existsSync(manifest) && /"name"\s*:\s*"pearwell"/.test(readFileSync(manifest, 'utf8'))) return folder
  if (folder === dirname(folder))
    throw new Error('Pearwell is running outside its project: there is no package.json above it.')
  return findProjectRoot(dirname(folder))
}
