import type { Socket } from 'node:net'
import { readConfig } from '../config/config'
import { isDatabaseUnavailable } from '../database/is-database-unavailable'
import { openHttpServer } from '../process/listen'
import { openLog } from '../monitoring/log'
import { openApp } from '../open-app'
import { shutDown, STOP_MS, untilStarted, type Running } from '../process/stop'
import { startupErrorMessage } from '../process/startup-error'
import { logProcessErrors } from '../process/watchdog'
import { openRpc, type ProcessMetrics, type PrimaryApi, type Task, type WorkerApi } from './rpc'

/** A worker process: answers with connections and task of the primary, and ends with it. */

process.umask(0o077)
const httpServer = openHttpServer()
const running: Running = {
  stopping: new AbortController(),
  httpServer,
  port: { close: () => primary.leave() },
}
let ending: Promise<never> | undefined
function end(code: number): void {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  ending ??= shutDown(running).then(
    () => process.exit(code),
    () => process.exit(1),
  )
}

async function start(task: Task) {
  const config = readConfig()
  const log = openLog(config, task.number)
  logProcessErrors(log, end)
  try {
    const together = (own: ProcessMetrics) => primary.processMetrics(own)
    return { lines: await openApp(running, { config, log, httpServer, together }, task) }
  } catch (error) {
    return { trouble: startupErrorMessage(error), isDatabaseUnavailable: isDatabaseUnavailable(error) }
  }
}
let started: Promise<unknown> = Promise.resolve()

const calls: WorkerApi = {
  start: (task) => {
    const answer = start(task)
    started = answer
    return answer
  },
  move: (url) => running.database?.move(url),
  stop: () => void untilStarted(started).then(() => end(0)),
  processMetrics: async () => (await running.metrics?.processMetrics()) ?? [],
  live: () => undefined,
}
const primary = openRpc<PrimaryApi, WorkerApi>(process, calls)
process.on('message', ({ connection: id }: { connection?: number }, connection) => {
  if (id === undefined) return
  void primary.taken.asEvent(id)
  if (connection) httpServer.take(connection as Socket)
})
// Ctrl-C and a service's stop signal every process, but the primary decides when workers stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
void primary.here()
