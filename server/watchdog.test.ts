import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Runs these lines in a process that is watched over; its exit code and what it said. */
async function run(lines: string) {
  const source = `
    import { pino } from 'pino'
    import { watchOver } from ${JSON.stringify(path.join(import.meta.dirname, 'watchdog.ts'))}
    watchOver(pino({ base: null }), (code) => process.exit(code))
    ${lines}
    setTimeout(() => process.exit(0), 200)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const away = "Object.assign(new Error('terminating connection of Nora'), { code: '57P01' })"

it.each([
  ['a rejection of the database', `void Promise.reject(${away})`, 0, '"code":"57P01"'],
  ['any other rejection', "void Promise.reject(new TypeError('of Nora'))", 0, '"kind":"TypeError"'],
  ['a rejection that is no error', "void Promise.reject('of Nora')", 0, '"kind":"string"'],
  ['a connection that is lost', `setTimeout(() => { throw ${away} })`, 0, '"code":"57P01"'],
  ['any other exception', "setTimeout(() => { throw new TypeError('of Nora') })", 1, '"kind":"TypeError"'],
])(
  '%s is said loudly, without its words, and ends the process only when it must',
  async (_what, lines, code, words) => {
    const found = await run(lines)
    expect(found.code).toBe(code)
    expect(found.said).toMatch(/"level":60.*was not (handled|caught)/)
    expect(found.said).toContain(words)
    expect(found.said).not.toContain('Nora')
  },
)

it.each([
  [
    'listeners that nobody takes off',
    "for (let n = 0; n < 11; n++) process.on('Nora', () => undefined)",
    '"kind":"MaxListenersExceededWarning"',
  ],
  [
    'what is deprecated',
    "process.emitWarning('of Nora', 'DeprecationWarning', 'DEP0000')",
    '"code":"DEP0000"',
  ],
])('a warning of the process, %s, is a line of the log, without its words', async (_what, lines, words) => {
  const { code, said } = await run(lines)
  expect(code).toBe(0)
  const [line, ...more] = said.trim().split('\n')
  expect(more).toEqual([])
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, msg: 'a warning of the process' })
  expect(line).toContain(words)
  expect(line).not.toContain('Nora')
})
