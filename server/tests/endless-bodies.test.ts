import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import type { Endpoint } from '@shared/core/contract'
import { policy, type Rule } from '@shared/policy'
import { atSize, isFull } from '@shared/testing/runs'
import { createApp } from '../app'
import { closeSlowConnections } from '../http/slow-connections'
import { largestForm } from '../http/uploads'
import { startPortal, type Person, type Portal } from '../testing/portal'

/** Every nth trial runs. */
const EVERY = atSize(101, 1)
const AT_ONCE = 16
const KB = 1024

let portal: Portal
let admin: Person
let server: Server
/** The server's side of each connection, by client port. */
const lines = new Map<number | undefined, Socket>()

beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
  admin = await portal.person('admin')
  server = createServer(createApp(portal.deps).answer)
  closeSlowConnections(server)
  server.on('connection', (socket) => lines.set(socket.remotePort, socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await portal.close()
})

const declared = {
  'in pieces': 'Transfer-Encoding: chunked',
  'in tiny pieces': 'Transfer-Encoding: chunked',
  'of a length': 'Content-Length: 1000000000',
  'longer than said': 'Content-Length: 100',
  'waiting for a word': 'Transfer-Encoding: chunked\r\nExpect: 100-continue',
}
type Way = keyof typeof declared

type Trial = {
  method: string
  path: string
  limit: number
  type: string
  way: Way
  isIn: boolean
  /** Whether an admin is allowed this request without further preparation. */
  isPlain: boolean
}

const mayRequest = (rule: Rule): boolean => rule === 'public' || rule.admin !== 'no'

const calls = [
  ...Object.entries<Endpoint>(endpoints).map(([route, { files, raw }]) => {
    const [method = '', path = ''] = route.split(' ')
    const isPlain =
      mayRequest(policy[route as ApiRoute]) && !/:kind|sessions\/:id/.test(path) && !files && !raw
    const limit = files ? largestForm(files) : (raw?.maxBytes ?? 256 * KB)
    return { method, path: path.replace(/:\w+/g, '1'), isPlain, limit }
  }),
  ...['GET /', 'HEAD /', 'GET /client/recipes', 'GET /assets/none.js', 'OPTIONS /api/user', 'POST /nowhere']
    .concat(['GET /api/nowhere', 'POST /api/nowhere', 'DELETE /'])
    .map((call) => {
      const [method = '', path = ''] = call.split(' ')
      return { method, path, isPlain: false, limit: 256 * KB }
    }),
]

const trials = calls
  .flatMap((call) =>
    (Object.keys(declared) as Way[]).flatMap((way) =>
      [true, false].flatMap((isIn) =>
        ['application/json', 'multipart/form-data; boundary=b'].map((type): Trial => ({
          ...call,
          way,
          isIn,
          type,
        })),
      ),
    ),
  )
  // EVERY has no factor in common with the number of variants, so a sample has some of each.
  .filter((_trial, index) => index % EVERY === 0)

/**
 * Sends until the connection is closed; returns what came back and how many bytes the server read.
 */
function pour({ method, path, type, way, isIn }: Trial): Promise<{ text: string; read: number }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  const piece = Buffer.alloc(64 * KB, ' ')
  const packed =
    way === 'in tiny pieces'
      ? Buffer.from('1\r\n \r\n'.repeat(10 * KB))
      : declared[way].startsWith('Transfer')
        ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
        : piece
  const more = () => {
    while (socket.writable && socket.write(packed));
  }
  socket.on('data', (part) => (text += part.toString()))
  socket.on('drain', more)
  socket.on('error', () => undefined)
  let port: number | undefined
  socket.on('connect', () => {
    port = socket.localPort
    const cookie = isIn ? `Cookie: ${admin.visit.cookie()}\r\n` : ''
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\n${cookie}${declared[way]}\r\n\r\n`,
    )
    more()
  })
  return new Promise((resolve) =>
    socket.on('close', () => resolve({ text, read: lines.get(port)?.bytesRead ?? 0 })),
  )
}

const statuses = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))

it(`an endless body is refused after little of it is read (${trials.length} of them)`, async () => {
  const waiting = trials.values()
  const bad: unknown[] = []
  let most = 0
  const work = async () => {
    for (const trial of waiting) {
      const { text, read } = await pour(trial)
      const all = statuses(text).filter((status) => status !== 100)
      // Bytes after the declared length are parsed as a malformed request, so the last status
      // counts.
      const [status = 0] = trial.way === 'longer than said' ? all.slice(-1) : all
      const wanted = mustBeTaken(trial) ? status === 413 : [400, 401, 403, 404, 409, 413].includes(status)
      const over = read - trial.limit
      most = Math.max(most, over)
      if (!wanted || over > 65 * KB) bad.push({ ...trial, statuses: all, over })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (isFull)
    console.log(
      `${trials.length} endless bodies: at most ${Math.round(most / KB)} kB beyond the limit were read`,
    )
  expect(bad).toEqual([])
})

/** Whether the size is the only thing wrong with the request. */
const mustBeTaken = ({ isPlain, isIn, type, way }: Trial) =>
  isPlain && isIn && type === 'application/json' && way !== 'longer than said'
