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
  child.stdout.on('data', (part: Buffer) => (said += String(part)))
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
