// Prints the ten functions and the ten project files with the most self time in a profile, idle
// time left out: node bench/top-ten.mjs FILE.cpuprofile [MORE.cpuprofile ...]
// A profile comes from `node --cpu-prof`; several profiles of one run are added up.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(import.meta.dirname, '..')
const resting = new Set(['(idle)', '(root)', '(program)'])
const maps = new Map()

function mapOf(file) {
  if (!maps.has(file)) {
    const map = `${file}.map`
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined)
  }
  return maps.get(file)
}

/** The original file and line, relative to the project where they belong to it. */
function placeOf({ url, lineNumber, columnNumber }) {
  if (!url.startsWith('file:')) return { file: url, line: 0 }
  const built = fileURLToPath(url)
  const found = built.includes('node_modules') ? undefined : mapOf(built)?.findEntry(lineNumber, columnNumber)
  if (!found?.originalSource) return { file: path.relative(root, built), line: lineNumber + 1 }
  return {
    file: path.relative(root, path.resolve(path.dirname(built), found.originalSource)),
    line: found.originalLine + 1,
  }
}

const functions = new Map()
const files = new Map()
let busy = 0
let all = 0
const add = (map, key, ms) => map.set(key, (map.get(key) ?? 0) + ms)

for (const name of process.argv.slice(2)) {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(name, 'utf8'))
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
  samples.forEach((id, at) => {
    const frame = byId.get(id)
    // The time until the next sample was spent in this one.
    const ms = (timeDeltas[at + 1] ?? 0) / 1000
    all += ms
    if (resting.has(frame.functionName)) return
    busy += ms
    const { file, line } = placeOf(frame)
    add(functions, `${frame.functionName || '(anonymous)'}  ${file ? `${file}:${line}` : ''}`, ms)
    if (/^(server|shared)\//.test(file)) add(files, file, ms)
    else
      add(
        files,
        file.includes('node_modules')
          ? /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
          : '(Node and V8)',
        ms,
      )
  })
}

const top = (map, isOf = () => true) =>
  [...map]
    .filter(([key]) => isOf(key))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
const print = (title, rows) => {
  console.log(`\n${title}`)
  for (const [key, ms] of rows)
    console.log(`${ms.toFixed(0).padStart(8)} ms ${((ms / busy) * 100).toFixed(1).padStart(5)} %  ${key}`)
}
console.log(`${busy.toFixed(0)} ms of work in ${all.toFixed(0)} ms`)
print('Functions by their own time', top(functions))
print(
  'Our files by their own time',
  top(files, (file) => /^(server|shared)\//.test(file)),
)
print(
  'Packages by their own time',
  top(files, (file) => !/^(server|shared)\//.test(file)),
)
