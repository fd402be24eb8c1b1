import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { openHttpServer, openPort } from './listen'

/** The mocked time of performance.now(). */
let now = 0
afterEach(() => vi.restoreAllMocks())

/** An open port under the mocked clock; `isOpen` connects and returns whether that succeeded. */
async function openedPort() {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const server = createServer()
  const port = await openPort(server, { host: '127.0.0.1', port: 0 })
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      server.once('connection', (socket) => resolve(socket.destroy().destroyed))
      connect(port.number, '127.0.0.1').on('error', () => resolve(false))
    })
  return { server, close: () => port.close(), isOpen }
}

it('the port closes after a quiet moment, and accepts every connection until then', async () => {
  const { close, isOpen } = await openedPort()
  expect(await isOpen()).toBe(true)
  const closed = close()
  for (now of [200, 400]) {
    // Long enough for the close to read the clock again.
    await wait(150)
    expect(await isOpen()).toBe(true)
  }
  now = 700
  await closed
  expect(await isOpen()).toBe(false)
})

it('the port closes after one second, however many connections keep arriving', async () => {
  const { server, close, isOpen } = await openedPort()
  expect(await isOpen()).toBe(true)
  const closed = close()
  for (now of [200, 400, 600, 800]) expect(await isOpen()).toBe(true)
  now = 1000
  await closed
  expect(server.listening).toBe(false)
})

it('a request that is not answered within six seconds of closing is cut off', async () => {
  const httpServer = openHttpServer()
  httpServer.serve(() => undefined)
  const port = await openPort(httpServer.server, { host: '127.0.0.1', port: 0 })
  const asking = connect(port.number, '127.0.0.1')
  asking.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(httpServer.server, 'request')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const last = once(httpServer.server, 'close')
  const portClosed = new Promise<void>((resolve) => {
    void httpServer.close(() => port.close().then(resolve))
  })
  vi.advanceTimersByTime(5_900)
  await portClosed
  expect(asking.destroyed).toBe(false)
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
  await last
})
