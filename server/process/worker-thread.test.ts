import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

it('a quiet thread answers and prints no output of its libraries', async () => {
  const printing = `
    process.emitWarning('of Nora'); console.error('of Nora'); console.log('of Nora')
    process.stderr.write('of Nora', () => process.getBuiltinModule('node:worker_threads').parentPort.postMessage('done'))`
  const source = `
    import { startQuietThread } from ${JSON.stringify(path.join(import.meta.dirname, 'worker-thread.ts'))}
    const thread = startQuietThread(${JSON.stringify(printing)}, { eval: true })
    thread.once('message', (said) => console.log(said))`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)))
  await once(child, 'close')
  expect(said).toBe('done\n')
})
