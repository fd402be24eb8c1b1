import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnectSignal } from './event-stream'
import { closeAbandonedAnswers } from './connections'

let server: Server
/** The response objects of the requests received. */
const asked: ServerResponse[] = []
let closed = 0

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(res)
    res.on('close', () => closed++)
    if (req.url === '/now') res.end('now')
  })
  closeAbandonedAnswers(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1')
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: here\r\n${more}\r\n`

/** Sends the text and collects what comes back until the connection closes. */
function say(words: string): Promise<string> {
  const socket = open()
  let text = ''
  socket.on('data', (part) => (text += part.toString()))
  socket.write(words)
  return new Promise((resolve) => socket.on('close', () => resolve(text)))
}

it('every response of a closed connection closes exactly once, including queued ones', async () => {
  const socket = open()
  socket.write(get('/') + get('/now') + get('/'))
  await expect.poll(() => asked.length).toBe(3)
  const gone = asked.map(disconnectSignal as (res: ServerResponse) => AbortSignal)
  socket.resetAndDestroy()
  await expect.poll(() => closed).toBe(3)
  expect(gone.every(({ aborted }) => aborted)).toBe(true)
  // Ending a response again must not emit another 'close'.
  asked.forEach((res) => res.end())
  await new Promise(setImmediate)
  expect(closed).toBe(3)
})

it('a response of a closed connection does not close a second time', async () => {
  closed = 0
  await say(get('/now') + get('/now', 'Connection: close\r\n'))
  await expect.poll(() => closed).toBe(2)
})

it.each(['websocket', 'h2c'])(
  'a request to upgrade to %s is answered and closes the connection',
  async (kind) => {
    const text = await say(
      get('/now', `Connection: keep-alive, Upgrade\r\nUpgrade: ${kind}\r\n`) + 'whatever',
    )
    expect(text).toMatch(/^HTTP\/1.1 200 .*\r\nConnection: close\r\n.*now$/s)
  },
)

it('an unsupported expectation answers 417 and closes the connection', async () => {
  const text = await say(get('/now', 'Expect: foo\r\nTransfer-Encoding: chunked\r\n'))
  expect(text).toMatch(/^HTTP\/1.1 417 .*\r\nConnection: close\r\n/s)
})
