import cluster from 'node:cluster'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { request } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { bundle } from '../testing/bundle'
import { startWorkers } from './primary'
import { usualWorkers } from './usual-workers'

type Said = { number: number; pid: number }

let script: URL
beforeAll(async () => {
  const bundled = await bundle('testing/plain-worker.ts')
  const server = path.join(path.dirname(bundled), 'dist', 'server')
  mkdirSync(server, { recursive: true })
  copyFileSync(bundled, path.join(server, 'worker.js'))
  script = pathToFileURL(path.join(server, 'worker.js'))
  writeFileSync(new URL('../stamp', script), 'one build')
})

let stop = () => Promise.resolve()
afterEach(() => stop())

/**
 * Two workers behind a port that start after `before`; `ask` sends a request over a new connection.
 */
async function start(
  url = 'somewhere',
  {
    before = () => Promise.resolve(),
    lookMs = 5_000,
  }: { before?: () => Promise<void>; lookMs?: number } = {},
) {
  const lines: string[] = []
  const told: string[] = []
  let onGiveUp = ''
  const workers = startWorkers({
    count: 2,
    log: pino({ base: null }, { write: (line) => void lines.push(line) }),
    httpServer: { take: (connection) => void connection.destroy() },
    onGiveUp: (error) => {
      onGiveUp = error.message
    },
    script,
    lookMs,
    pauseMs: 20,
  })
  const port = createServer({ pauseOnConnect: true }, (connection) => workers.take(connection))
  port.listen(0, '127.0.0.1')
  await once(port, 'listening')
  const wait = { closed: 0 }
  stop = async () => {
    stop = () => Promise.resolve()
    await workers.stop(async () => {
      wait.closed++
      port.close()
      await Promise.resolve()
    })
  }
  const ask = (path = '/') =>
    new Promise<Said | undefined>((resolve) => {
      const { port: number } = port.address() as AddressInfo
      request({ port: number, path, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (part: Buffer) => (text += String(part)))
        answer.on('end', () => resolve(text ? (JSON.parse(text) as Said) : undefined))
      })
        .on('error', () => resolve(undefined))
        .end()
    })
  await before()
  const started = workers.start(
    { url, demo: false, adopt: false, lostKey: false },
    (lines) => void told.push(...lines),
  )
  return { workers, started, told, ask, wait, output: () => lines.join(''), onGiveUp: () => onGiveUp }
}

it('there are as many workers as cores, at most four, and one below 2 GB of memory', () => {
  const of = (cores: number, gigabytes: number) => usualWorkers({ cores, memory: gigabytes * 1e9 })
  expect([of(1, 8), of(2, 8), of(4, 8), of(16, 64), of(8, 1.9), of(8, 2), of(0, 8)]).toEqual([
    1, 2, 4, 4, 1, 4, 1,
  ])
})

it('connections alternate between workers, and the port closes once before any of them leaves', async () => {
  const { started, told, ask, wait } = await start()
  await started
  expect(told).toEqual(['first'])
  const numbers = []
  for (let n = 0; n < 6; n++) numbers.push((await ask())?.number)
  expect(numbers.filter((number) => number === 1)).toHaveLength(3)
  expect(numbers.filter((number) => number === 2)).toHaveLength(3)
  const closedBefore: number[] = []
  const note = () => closedBefore.push(wait.closed)
  cluster.on('exit', note)
  await stop()
  cluster.off('exit', note)
  expect([closedBefore, wait.closed]).toEqual([[1, 1], 1])
})

it('a worker that dies, hangs or leaves is replaced under its number while requests are answered', async () => {
  const { started, ask, output } = await start(undefined, { lookMs: 200 })
  await started
  const [one, other] = [await ask(), await ask()]
  expect(await ask('/die')).toBeUndefined()
  expect(await ask('/hang')).toBeUndefined()
  // Both are being replaced; the requests wait for the first that is back.
  const met = await Promise.all([ask(), ask(), ask(), ask()])
  expect(met.every((answer) => answer !== undefined)).toBe(true)
  await expect.poll(async () => new Set([(await ask())?.number, (await ask())?.number]).size).toBe(2)
  const pids = new Set([(await ask())?.pid, (await ask())?.pid])
  expect([one, other].some((before) => pids.has(before?.pid))).toBe(false)
  const slow = ask('/slow')
  expect(await ask('/leave')).toBeDefined()
  await slow
  await expect.poll(output).toMatch(/"how":"exit code 1"/)
  expect(output()).toMatch(/"how":"exit code 3".*a worker hangs.*"how":"SIGKILL"/s)
  await expect.poll(async () => new Set([(await ask())?.number, (await ask())?.number]).size).toBe(2)
})

it('a connection on its way to a dying worker is taken by another', async () => {
  const { started, ask } = await start(undefined, { lookMs: 200 })
  await started
  const pid = (await ask())?.pid ?? 0
  // A stopped process takes no connections and is killed as hanging.
  process.kill(pid, 'SIGSTOP')
  const asked = await Promise.all([ask(), ask(), ask(), ask()])
  expect(asked.map((answer) => answer !== undefined && answer.pid !== pid)).toEqual(Array(4).fill(true))
})

it('a worker that dies while the database is being prepared is replaced under its number', async () => {
  const { started, told, ask } = await start('somewhere', {
    before: async () => {
      const [first] = Object.values(cluster.workers ?? {})
      first?.process.kill('SIGKILL')
      if (first) await once(first.process, 'close')
    },
  })
  await started
  expect(told).toEqual(['first'])
  expect([(await ask())?.number, (await ask())?.number].toSorted()).toEqual([1, 2])
})

it('the port closes in time although a worker hangs', async () => {
  const { started, ask, wait } = await start()
  await started
  const pid = (await ask())?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  const stopped = stop()
  await expect.poll(() => wait.closed).toBe(1)
  process.kill(pid, 'SIGKILL')
  await stopped
})

it('a failed first start rejects with its reason', async () => {
  const { started } = await start('nowhere')
  await expect(started).rejects.toThrow('There is nothing.')
})

it('a worker that ends during the first start rejects it with its exit code', async () => {
  const { started } = await start('fatal')
  await expect(started).rejects.toThrow(
    /^Worker 1 has ended \(exit code 4\) before it could answer any requests/,
  )
})

it("the first worker's lines are printed even if another worker fails", async () => {
  const { started, told } = await start('fatal for 2')
  await expect(started).rejects.toThrow(/^Worker 2 has ended/)
  expect(told).toEqual(['first'])
})

it('the portal gives up when workers cannot be replaced', async () => {
  const { started, workers, ask, onGiveUp } = await start()
  await started
  workers.move('fatal')
  await ask('/die')
  await ask('/die')
  await expect.poll(onGiveUp).toMatch(/^No worker can start\./)
})

it('workers that find the database away are restarted until it is back', async () => {
  const { started, workers, ask, output, onGiveUp } = await start()
  await started
  workers.move('away')
  await ask('/die')
  await ask('/die')
  // Other failures would have ended the portal after fewer attempts.
  await expect.poll(() => output().split('It is away.').length).toBeGreaterThan(9)
  workers.move('somewhere')
  expect(await ask()).toBeDefined()
  expect(onGiveUp()).toBe('')
})

it('a worker of another build is not started as a replacement', async () => {
  const { started, ask, onGiveUp } = await start()
  await started
  writeFileSync(new URL('../stamp', script), 'another build')
  await ask('/die')
  await expect
    .poll(onGiveUp)
    .toBe('The program files have changed since the portal started. Start the portal again.')
})
