import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const importOf = /(?:\bfrom|\bimport)\s*\(?\s*'((?:@shared\/|@\/|\.)[^'\n]+)'/g

/** The name by which a file is imported: its path without extension. */
export const nameOf = (file) => file.replace(/\.tsx?$/, '')

/**
 * The files of a side, as paths, each with the names of the project files it imports; types and
 * dynamic imports count.
 */
export function importsOf(side) {
  const files = readdirSync(side, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  return new Map(
    files.map((name) => {
      const file = `${side}/${name}`
      const named = [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, target]) => target)
      return [file, named.map((target) => placeOf(target, path.posix.dirname(file)))]
    }),
  )
}

function placeOf(target, folder) {
  if (target.startsWith('.')) return path.posix.join(folder, target)
  return target.replace(/^@shared\//, 'shared/').replace(/^@\//, 'client/src/')
}
