import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { openRpc, type PrimaryApi, type WorkerApi } from '../workers/rpc'

/**
 * A worker for tests that answers with its number and process id, and hangs, dies or leaves on
 * request.
 */
let number = 0
const server = createServer((req, res) => {
  if (req.url === '/hang') for (;;);
  if (req.url === '/die') process.exit(3)
  if (req.url === '/leave') void primary.leave().then(() => setTimeout(() => process.exit(1), 200))
  if (req.url === '/slow') setTimeout(() => res.end(), 300)
  else res.end(JSON.stringify({ number, pid: process.pid }))
})
const calls: WorkerApi = {
  start: (task) => {
    if (task.url === 'nowhere')
      return Promise.resolve({ trouble: 'There is nothing.', isDatabaseUnavailable: false })
    if (task.url === 'away') return Promise.resolve({ trouble: 'It is away.', isDatabaseUnavailable: true })
    if (task.url === 'fatal' || task.url === `fatal for ${task.number}`) process.exit(4)
    number = task.number ?? 0
    return Promise.resolve({ lines: task.isFirst ? ['first'] : [] })
  },
  move: () => undefined,
  // Real workers also take some time to stop, of different lengths.
  stop: () => void setTimeout(() => void primary.leave().then(() => process.exit(0)), 100 * number),
  processMetrics: () => Promise.resolve([]),
  live: () => undefined,
}
const primary = openRpc<PrimaryApi, WorkerApi>(process, calls)
process.on('message', ({ connection: id }: { connection?: number }, connection) => {
  if (id === undefined) return
  void primary.taken.asEvent(id)
  server.emit('connection', connection as Socket)
})
void primary.here()
