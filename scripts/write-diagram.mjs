// Draws the modules and their imports into docs/architecture.md; with --check, fails when the
// drawing is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { importsOf, nameOf } from './imports.mjs'

const page = 'docs/architecture.md'
const sides = ['client/src', 'server', 'shared']

/**
 * A file's module: the folder directly below its side; files beside these folders are the side's
 * entry.
 */
function moduleOf(file) {
  const side = sides.find((name) => file.startsWith(`${name}/`))
  const [folder, ...inside] = file.slice(side.length + 1).split('/')
  return inside.length > 0 ? `${side}/${folder}` : side
}

const byName = (one, other) => (one < other ? -1 : 1)
const isProduct = (file) => !/\.test\.tsx?$|\/(testing|fixtures|demo)\//.test(file)

/** The modules that each module imports, itself excluded. */
function importsOfModules() {
  const modules = new Map()
  for (const side of sides) {
    for (const [file, targets] of importsOf(side)) {
      if (!isProduct(file)) continue
      const from = moduleOf(nameOf(file))
      if (!modules.has(from)) modules.set(from, new Set())
      for (const target of targets) {
        if (!sides.some((name) => target.startsWith(`${name}/`)) || !isProduct(`${target}.ts`)) continue
        const to = moduleOf(target)
        if (to !== from) modules.get(from).add(to)
      }
    }
  }
  return modules
}

/** All modules that a module reaches, over any number of imports. */
function reachedFrom(modules, from) {
  const reached = new Set()
  const open = [...modules.get(from)]
  for (const at of open) {
    if (reached.has(at)) continue
    reached.add(at)
    open.push(...(modules.get(at) ?? []))
  }
  return reached
}

/** The diagram in Mermaid: a box for each side, and the imports after transitive reduction. */
function diagram() {
  const modules = importsOfModules()
  const names = [...modules.keys()].sort(byName)
  const reached = new Map(names.map((name) => [name, reachedFrom(modules, name)]))
  // A path back through the arrow's start does not hide an arrow, because in a cycle all arrows
  // would vanish.
  const isShown = (from, to) =>
    ![...modules.get(from)].some(
      (over) => over !== to && reached.get(over).has(to) && !reached.get(over).has(from),
    )
  const id = (name) => name.replace(/\W/g, '_')
  const label = (name, side) => (name === side ? 'entry' : name.slice(side.length + 1))
  const boxes = sides.flatMap((side) => [
    `  subgraph ${side}`,
    ...names
      .filter((name) => name === side || name.startsWith(`${side}/`))
      .map((name) => `    ${id(name)}["${label(name, side)}"]`),
    '  end',
  ])
  const arrows = names.flatMap((from) =>
    [...modules.get(from)]
      .filter((to) => isShown(from, to))
      .sort(byName)
      .map((to) => `  ${id(from)} --> ${id(to)}`),
  )
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n')
}

const text = readFileSync(page, 'utf8')
const drawn = text.replace(
  /(<!-- diagram -->\n)[\s\S]*?(\n<!-- end of diagram -->)/,
  (_, before, after) => `${before}\n${diagram()}\n${after}`,
)
if (!process.argv.includes('--check')) writeFileSync(page, drawn)
else if (drawn !== text) {
  console.error(`${page} is out of date: run "npm run docs:diagram".`)
  process.exitCode = 1
}
