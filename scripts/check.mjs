// Runs all checks except the tests, or only the named steps. They are independent, so two run at a
// time.
import './check-node.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'

process.chdir(path.join(import.meta.dirname, '..'))

/** The longest first. */
const steps = [
  // Type checks and lint rules share one program; `typeCheck` in .oxlintrc.json adds the compiler's
  // errors.
  ['lint', 'oxlint --deny-warnings --report-unused-disable-directives'],
  ['build', 'node scripts/build.mjs --if-changed'],
  ['format', 'oxfmt --check .'],
  [
    'imports',
    'depcruise --config .dependency-cruiser.cjs --cache --cache-strategy content client server shared e2e bench && node scripts/import-cycles.mjs',
  ],
  ['unused', 'knip --cache'],
  ['docs', 'node scripts/write-diagram.mjs --check'],
  ['style', 'node scripts/check-style.mjs'],
]
const AT_ONCE = 2
const bin = path.resolve('node_modules/.bin')
const env = { ...process.env, FORCE_COLOR: '0', PATH: `${bin}${path.delimiter}${process.env.PATH}` }
const failed = []

/**
 * Runs one step and prints its output when it has ended, so that the lines of two steps never mix.
 */
async function run([name, command]) {
  const began = performance.now()
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) failed.push(name)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}, ${seconds} s\n${said}`.trimEnd())
}

const named = process.argv.slice(2)
const waiting = steps.filter(([name]) => named.length === 0 || named.includes(name))
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step)
  }),
)
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
