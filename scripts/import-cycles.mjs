import path from 'node:path'
import { importsOf, nameOf } from './imports.mjs'

// Modules are the folders of features. dependency-cruiser finds cycles between files and between
// single folders, but not between modules with subfolders. Imports through files outside all
// modules count, as do types and dynamic imports; tests are exempt.
const roots = ['client/src/features', 'server/features']
/** The modules that each module of a root imports, with the files on the path. */
function dependenciesOf(root) {
  const all = [...importsOf(path.posix.dirname(root))]
  const files = new Map(
    all.filter(([file]) => !/\.test\.tsx?$/.test(file)).map(([file, needed]) => [nameOf(file), needed]),
  )
  const moduleOf = (file) =>
    file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/')[0] : undefined
  const dependencies = new Map()
  for (const start of files.keys()) {
    const module = moduleOf(start)
    if (!module) continue
    const seen = new Set()
    const paths = [[start]]
    for (const trail of paths) {
      for (const target of files.get(trail.at(-1)) ?? []) {
        if (seen.has(target)) continue
        seen.add(target)
        const to = moduleOf(target)
        if (!to) paths.push([...trail, target])
        else if (to !== module) {
          if (!dependencies.has(module)) dependencies.set(module, new Map())
          dependencies.get(module).set(to, [...trail, target].join(' -> '))
        }
      }
    }
  }
  return dependencies
}

/** The shortest import cycle of a module, as the files on it; undefined if there is none. */
function cycleOf(module, dependencies) {
  const seen = new Set()
  const paths = [{ at: module, steps: [] }]
  for (const { at, steps } of paths) {
    for (const [to, step] of dependencies.get(at) ?? []) {
      if (to === module) return [...steps, step]
      if (seen.has(to)) continue
      seen.add(to)
      paths.push({ at: to, steps: [...steps, step] })
    }
  }
  return undefined
}

for (const root of roots) {
  const dependencies = dependenciesOf(root)
  for (const module of dependencies.keys()) {
    const cycle = cycleOf(module, dependencies)
    if (!cycle) continue
    console.error(`The module ${module} of ${root} imports itself:\n  ${cycle.join('\n  ')}`)
    process.exitCode = 1
  }
}
