import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { findStore } from '../database/embedded/location'
import { findPostmaster } from '../database/embedded/postmaster'
import { projectRoot } from '../config/project-root'
import { shutDown, stopOnSignals } from './stop'
import { account } from '../testing/faults'
import { load } from '../testing/load'
import { copyDataFolder } from '../testing/copy-data-folder'
import { bundleServer, caller, startServer, stopServer, type ServerProcess } from '../testing/server-process'
import { tripletForm } from '../testing/triplets'
import { visitor } from '../testing/visitor'

/** A load of 1 is about 260 requests a second. */
const [STOPS, SIZE, LOADED_MS] = atSize([1, 0.2, 300], [40, 1, 1_500])

let dataDir = ''
let env: { DATA_DIR: string } & typeof account
const running = new Set<ChildProcess>()

beforeAll(async () => {
  await bundleServer()
  dataDir = await copyDataFolder()
  env = { DATA_DIR: dataDir, ...account }
})
afterEach(async () => {
  for (const child of running) await stopServer(child, 'SIGTERM')
  running.clear()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(): Promise<ServerProcess> {
  const started = await startServer(env)
  running.add(started.child)
  return started
}

const postmaster = () => findPostmaster(findStore(path.join(dataDir, 'database')).data)

/** Stops the server as an operator does. */
const stop = ({ child }: ServerProcess) => stopServer(child, 'SIGTERM')

/** Opens a connection and sends only this text. */
async function say(url: string, words: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(words)
  await wait(50)
}

/** Begins an upload and sends half of it; `finish` sends the rest. */
async function halfUpload(url: string) {
  const boss = caller(url)
  await boss.post('/api/login', { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  const form = new Response(tripletForm({ sampleId: `EF${Date.now()}` }))
  const body = Buffer.from(await form.arrayBuffer())
  const outgoing = request(`${url}/api/reports/multi-file`, {
    method: 'POST',
    headers: {
      Cookie: boss.cookie(),
      'Content-Type': form.headers.get('content-type') ?? '',
      'Content-Length': body.length,
    },
  })
  const answer = new Promise<IncomingMessage | undefined>((resolve) => {
    outgoing.on('response', (response) => resolve(response.resume()))
    outgoing.on('error', () => resolve(undefined))
  })
  outgoing.write(body.subarray(0, body.length / 2))
  await wait(100)
  return { boss, answer, finish: () => outgoing.end(body.subarray(body.length / 2)) }
}

describe('SIGTERM', () => {
  it(`answers every request on kept, new and pipelined connections under load (${STOPS} times)`, async () => {
    const total = { sent: 0, answered: 0, dropped: 0 }
    for (let n = 0; n < STOPS; n++) {
      const server = await start()
      const clients = await load(server.url, SIZE)
      // Connections that send nothing, half a request, or do not wait for the answer.
      for (const words of [
        '',
        'GET /api/config HTTP/1.1\r\nHost: loc',
        'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n',
      ])
        await say(server.url, words)
      await wait(LOADED_MS)
      const { met } = clients
      expect(await stop(server)).toBe(0)
      await clients.all
      total.sent += met.sent
      total.answered += met.answered
      total.dropped += met.dropped.length
      if (met.dropped.length > 0) console.log(`stop ${n + 1}`, met.dropped)
      expect(met.wrong).toEqual([])
      expect(await postmaster()).toBeUndefined()
    }
    const { sent, answered, dropped } = total
    console.log(`${STOPS} stops, ${sent} requests, ${answered} answered, ${dropped} dropped`)
    expect([answered, dropped]).toEqual([sent, 0])
  })

  it('waits for an upload in progress, and leaves the database running while another server uses it', async () => {
    const [one, two] = [await start(), await start()]
    const { answer, finish } = await halfUpload(one.url)
    const stopped = stop(one)
    const asked = () =>
      visitor(one.url)
        .get('/api/ready')
        .then(
          ({ status }) => status,
          () => 'closed',
        )
    await expect.poll(asked, { interval: 20 }).toBe(503)
    // The port closes at a quiet moment, so this polls slowly.
    await expect.poll(asked, { interval: 400 }).toBe('closed')
    finish()
    expect((await answer)?.statusCode).toBe(201)
    expect((await answer)?.headers.connection).toBe('close')
    expect(await stopped).toBe(0)
    expect((await caller(two.url).get('/api/ready')).status).toBe(200)
    expect(await stop(two)).toBe(0)
    expect(await postmaster()).toBeUndefined()
  })

  it('gives up on a stalled upload after a time limit', { tags: ['full'] }, async () => {
    const server = await start()
    const { answer } = await halfUpload(server.url)
    expect(await stop(server)).toBe(0)
    expect(await answer).toBeUndefined()
    expect(await postmaster()).toBeUndefined()
  })

  it('stops server and database during the start as well', async () => {
    const child = await new Promise<ChildProcess>((spawned) => void startServer(env, { spawned }))
    running.add(child)
    await expect.poll(postmaster, { interval: 5 }).toBeDefined()
    expect(await stopServer(child, 'SIGTERM')).toBe(0)
    expect(await postmaster()).toBeUndefined()
  })

  it(
    'stops them even while the database takes longer to start than a stop waits',
    { tags: ['full'] },
    async () => {
      const { data } = findStore(path.join(dataDir, 'database'))
      const [signal, settings] = ['recovery.signal', 'postgresql.auto.conf'].map((name) =>
        path.join(data, name),
      )
      // A restore command that never ends keeps PostgreSQL in recovery.
      writeFileSync(signal ?? '', '')
      writeFileSync(settings ?? '', "restore_command = 'sleep 600'\n")
      const child = await new Promise<ChildProcess>((spawned) => void startServer(env, { spawned }))
      running.add(child)
      await expect.poll(postmaster, { interval: 5 }).toBeDefined()
      expect(await stopServer(child, 'SIGTERM')).toBe(0)
      expect(await postmaster()).toBeUndefined()
      for (const file of [signal, settings]) rmSync(file ?? '')
      expect(await stop(await start())).toBe(0)
    },
  )

  it('ends the process at once when it is sent again', async () => {
    const server = await start()
    const { boss, answer } = await halfUpload(server.url)
    const stopped = stop(server)
    while (server.child.exitCode === null && server.child.signalCode === null) {
      await wait(400)
      server.child.kill('SIGTERM')
    }
    // An exit that had waited for the upload would be 0 and would have stopped the database.
    expect([await stopped, await answer]).toEqual([1, undefined])
    const left = await postmaster()
    expect(left).toBeDefined()
    // The next start adopts the database left running, with its sessions, and the next stop ends
    // it.
    const next = await start()
    expect(await postmaster()).toEqual(left)
    const later = caller(next.url)
    later.setCookie(boss.cookie())
    expect((await later.get('/api/user')).status).toBe(200)
    expect(await stop(next)).toBe(0)
    expect(await postmaster()).toBeUndefined()
  })
})

it('the embedded database is stopped last, even if earlier steps hang or fail', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const hangs = (name: string) => () => {
    done.push(name)
    return new Promise<never>(() => undefined)
  }
  const stopping = new AbortController()
  const left = shutDown({
    stopping,
    httpServer: { close: hangs('door') },
    jobs: { stop: () => Promise.reject(new Error('no')) },
    database: { close: hangs('close'), terminate: hangs('cut'), move: () => undefined },
    embedded: Promise.resolve({
      stop: () => Promise.resolve(void done.push('embedded')),
      takeBack: () => Promise.resolve(false),
    }),
  })
  expect(stopping.signal.aborted).toBe(true)
  // Less than STOP_MS, after which the process ends anyway.
  await vi.advanceTimersByTimeAsync(9_000)
  await left
  expect(done).toEqual(['door', 'close', 'cut', 'embedded'])
  vi.useRealTimers()
})

it('two signals at once, as npm sends them, count as one, and a later one ends the process', async () => {
  vi.useFakeTimers()
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const before = process.listeners('SIGTERM')
  const end = vi.fn()
  stopOnSignals(() => new Promise(() => undefined), end)
  const signal = () => process.listeners('SIGTERM').at(-1)?.('SIGTERM')
  signal()
  now += 200
  signal()
  expect(exit).not.toHaveBeenCalled()
  now += 200
  signal()
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  // A start that does not complete is given up in time to end what it has begun.
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(end).toHaveBeenCalledExactlyOnceWith(0)
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    const added = process.listeners(name).at(-1)
    if (added) process.off(name, added)
  }
  expect(process.listeners('SIGTERM')).toEqual(before)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('npm start and npm demo forward the signal and wait until the portal has ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-npm-'))
  mkdirSync(path.join(folder, 'scripts'))
  const manifest = readFileSync(path.join(projectRoot, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }))
  const portal = `
    process.on('SIGTERM', () => setTimeout(() => (console.log('has ended'), process.exit()), 300))
    setTimeout(() => process.exit(), 10_000)
    console.log('runs')`
  writeFileSync(path.join(folder, 'scripts/start.mjs'), portal)
  const run = async (script: string) => {
    const npm = spawn('npm', ['run', '--silent', script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    npm.stdout.on('data', (part: Buffer) => {
      output += String(part)
      if (String(part).includes('runs')) npm.kill('SIGTERM')
    })
    await once(npm, 'exit')
    return output
  }
  expect(await Promise.all(['start', 'demo'].map(run))).toEqual(Array(2).fill('runs\nhas ended\n'))
  rmSync(folder, { recursive: true })
})
