import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Rooms are the folders of features: dependency-cruiser sees circles between files and between single folders, not
// between rooms with folders in them. Type-only and dynamic imports count; tests may look further.
const homes = ['client/src/features', 'server/features']
const importOf = /(?:\bfrom|\bimport)\s*\(?\s*'((?:@\/|\.)[^'\n]+)'/g

/** The rooms of a home that each of its rooms imports, with one file that does. */
function importsBetween(home) {
  const imports = new Map()
  const roomOf = (file) =>
    file.startsWith(`${home}/`) ? file.slice(home.length + 1).split('/')[0] : undefined
  for (const name of readdirSync(home, { recursive: true })) {
    const file = `${home}/${name}`
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue
    for (const [, target] of readFileSync(file, 'utf8').matchAll(importOf)) {
      const imported = target.startsWith('@/')
        ? target.replace('@', 'client/src')
        : path.posix.join(path.posix.dirname(file), target)
      const [from, to] = [roomOf(file), roomOf(imported)]
      if (!to || to === from) continue
      if (!imports.has(from)) imports.set(from, new Map())
      imports.get(from).set(to, `${file} -> ${imported}`)
    }
  }
  return imports
}

/** The shortest way from a room back to itself, as the imports that lead there; undefined when there is none. */
function circleOf(room, imports) {
  const seen = new Set()
  const ways = [{ at: room, steps: [] }]
  for (const { at, steps } of ways) {
    for (const [to, step] of imports.get(at) ?? []) {
      if (to === room) return [...steps, step]
      if (seen.has(to)) continue
      seen.add(to)
      ways.push({ at: to, steps: [...steps, step] })
    }
  }
  return undefined
}

for (const home of homes) {
  const imports = importsBetween(home)
  for (const room of imports.keys()) {
    const circle = circleOf(room, imports)
    if (!circle) continue
    console.error(`The room ${room} of ${home} needs itself:\n  ${circle.join('\n  ')}`)
    process.exitCode = 1
  }
}
