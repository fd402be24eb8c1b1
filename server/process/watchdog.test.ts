import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Runs each line in its own tick in a process with the handlers; returns exit code and output. */
async function run(...lines: string[]) {
  const source = `
    import { pino } from 'pino'
    import { logProcessErrors } from ${JSON.stringify(path.join(import.meta.dirname, 'watchdog.ts'))}
    logProcessErrors(pino({ base: null }), (code) => process.exit(code))
    const turns = [${lines.map((line) => `() => { ${line} }`).join()}, () => process.exit(0)]
    setInterval(() => turns.shift()(), 50)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)))
  const [code] = (await once(child, 'close')) as [number]
  const logged = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  return { code, said, logged }
}

const away = "Object.assign(new Error('terminating connection of Nora'), { code: '57P01' })"

it('rejections, lost connections and warnings are logged without their message, and the process goes on', async () => {
  const { code, said, logged } = await run(
    `void Promise.reject(${away})`,
    "void Promise.reject(new TypeError('of Nora'))",
    "void Promise.reject('of Nora')",
    `throw ${away}`,
    "for (let n = 0; n < 11; n++) process.on('Nora', () => undefined)",
    "process.emitWarning('of Nora', 'DeprecationWarning', 'DEP0000')",
  )
  expect(code).toBe(0)
  const rejection = { level: 60, msg: 'a rejection was not handled' }
  const warning = { level: 40, msg: 'a process warning' }
  // On a busy machine the order may differ.
  const expected = [
    { ...rejection, code: '57P01' },
    { ...rejection, kind: 'TypeError' },
    { ...rejection, kind: 'string' },
    { level: 60, msg: 'an exception was not caught', code: '57P01' },
    { ...warning, kind: 'MaxListenersExceededWarning' },
    { ...warning, code: 'DEP0000' },
  ]
  expect(logged).toHaveLength(expected.length)
  expect(logged).toEqual(
    expect.arrayContaining(expected.map((line) => expect.objectContaining(line) as unknown)),
  )
  expect(said).not.toContain('Nora')
})

it('any other uncaught exception is logged without its message and ends the process', async () => {
  const { code, said, logged } = await run("throw new TypeError('of Nora')")
  expect(code).toBe(1)
  expect(logged).toMatchObject([{ level: 60, msg: 'an exception was not caught', kind: 'TypeError' }])
  expect(said).not.toContain('Nora')
})
