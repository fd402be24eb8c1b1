import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { errorAnswers } from './errors'
import { closeSlowConnections } from './slow-connections'
import { boundBody, skipBody } from './request-body'

/** The server's clock, which only a test moves. */
let seconds = 0
let asked = 0
let server: Server
/** The server's side of each connection, in order. */
const taken: Socket[] = []

beforeAll(async () => {
  const app = express().use(boundBody)
  app.get('/large', (_req, res) => void res.end(Buffer.alloc(20_000_000)))
  app.get('/never', () => undefined)
  app.use(async (req, res) => {
    await skipBody(req, res)
    res.end('whole')
  })
  app.use(errorAnswers(pino({ level: 'silent' })))
  server = createServer(app)
  server.on('connection', (socket) => taken.push(socket))
  const now = () => {
    asked++
    return seconds * 1000
  }
  closeSlowConnections(server, { now, lookMs: 10 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => void (seconds = 0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Waits for the next check of the connections, which reads the clock. */
async function look() {
  const before = asked
  await expect.poll(() => asked, { interval: 5 }).toBeGreaterThan(before)
}

/** A connection that has sent this text, and what it received. */
function caller(words: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const got = { text: '', isClosed: false }
  const number = taken.length
  socket.on('data', (part) => (got.text += part.toString('latin1')))
  socket.on('close', () => (got.isClosed = true))
  socket.on('error', () => undefined)
  if (words) socket.write(words)
  const line = () => taken[number]
  const sent = (bytes: number) => expect.poll(() => line()?.bytesRead, { interval: 5 }).toBe(bytes)
  return { socket, got, sent, line }
}

const body = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 200000\r\n\r\n'

it.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost: he'],
  ['one byte of a large body', `${body}x`],
])('a connection that has sent %s gets a 408 after 30 s and not before', async (_what, words) => {
  const { got, sent } = caller(words)
  await sent(words.length)
  seconds = 29
  await look()
  const next = caller('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await expect.poll(() => next.got.text).toContain('whole')
  expect(got).toEqual({ text: '', isClosed: false })
  seconds = 31
  await expect.poll(() => got.isClosed).toBe(true)
  expect(got.text).toMatch(/^HTTP\/1.1 408 /)
  if (words.includes('POST')) expect(got.text).toMatch(/"code":"too-slow"/)
})

it('a body at 10 kB/s is accepted however long it takes', async () => {
  const { socket, got, sent } = caller(body)
  for (let part = 1; part <= 20; part++) {
    socket.write('x'.repeat(10_000))
    await sent(body.length + part * 10_000)
    seconds = 29 + part
  }
  await expect.poll(() => got.text).toMatch(/^HTTP\/1.1 200 .*whole/s)
  // The next request on the connection gets its own time.
  seconds = 70
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await expect.poll(() => got.text).toMatch(/whole.*whole/s)
  socket.destroy()
})

it.each([
  ['before a request', ''],
  ['after one', 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'],
  ['while one is answered', 'GET /never HTTP/1.1\r\nHost: here\r\n\r\n'],
])('endless line ends %s close the connection', async (_when, words) => {
  const { socket, got } = caller(words)
  const more = () => {
    while (socket.writable && socket.write('\r\n'.repeat(8_000)));
  }
  socket.on('drain', more)
  more()
  await expect.poll(() => got.isClosed).toBe(true)
})

it('an answer that nobody reads is dropped after the time that its size needs', async () => {
  const { socket, got, line } = caller('')
  socket.pause()
  socket.write('GET /large HTTP/1.1\r\nHost: here\r\n\r\n')
  await expect.poll(() => line()?.writableLength).toBeGreaterThan(0)
  await look()
  seconds = 100
  await look()
  expect(line()?.destroyed).toBe(false)
  seconds = 3000
  await expect.poll(() => line()?.destroyed).toBe(true)
  socket.resume()
  await expect.poll(() => got.isClosed).toBe(true)
})

it('the oldest of many silent connections from one address close, and a new request is answered', async () => {
  const silent = Array.from({ length: 600 }, () => caller('G'))
  await expect.poll(() => taken.slice(-600).filter(({ bytesRead }) => bytesRead === 1)).toHaveLength(600)
  seconds = 2
  const next = caller('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await expect.poll(() => next.got.text).toContain('whole')
  await expect.poll(() => silent.findIndex(({ got }) => !got.isClosed)).toBeGreaterThan(0)
  silent.forEach(({ socket }) => socket.destroy())
})
