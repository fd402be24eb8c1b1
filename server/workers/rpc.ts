import { createBirpc, type BirpcReturn } from 'birpc'

/** Command-line options of a start. */
export type StartOptions = { demo: boolean; adopt: boolean; lostKey: boolean }

/** The task of one process of the portal. */
export type Task = StartOptions & {
  /** URL of the migrated database. */
  url: string
  /** The number of workers on this machine. */
  workers: number
  /** The worker's number, from 1; undefined for a single process. */
  number?: number | undefined
  /** Whether it fills the database first and does what happens once per start. */
  isFirst: boolean
  hasJobs: boolean
}

/** A process's metrics in prom-client's format for aggregation. */
export type ProcessMetrics = object[]

/** Metrics that a worker does not know itself. */
export type SharedMetrics = {
  others: ProcessMetrics[]
  serving: number
  /** How many workers ended unexpectedly. */
  ended: number
  primary: { memoryBytes: number; cpuSeconds: { user: number; system: number } }
}

/** Functions of a worker that the primary calls. */
export type WorkerApi = {
  /** Starts answering; returns lines for the terminal, or why it cannot start (yet). */
  start(task: Task): Promise<{ lines: string[] } | { trouble: string; isDatabaseUnavailable: boolean }>
  /** Switches to another database URL. */
  move(url: string): void
  stop(): void
  processMetrics(): Promise<ProcessMetrics>
  /** Resolves as long as the event loop is running. */
  live(): void
}

/** Functions of the primary that a worker calls. */
export type PrimaryApi = {
  /** The worker's listeners are ready. */
  here(): void
  /** The worker has received this connection and not read from it yet. */
  taken(id: number): void
  /** Stops sending connections; resolves after the last one and, in a stop, the port's close. */
  leave(): Promise<void>
  /** The metrics of the other processes, in exchange for the worker's own. */
  processMetrics(own: ProcessMetrics): Promise<SharedMetrics>
}

/** A child process, or a child's view of its parent. */
type Channel = {
  send?: (message: object, done: () => void) => unknown
  on(event: 'message', listener: (message: { call?: unknown } | undefined) => void): unknown
}

/** The other process's functions in exchange for one's own. `$close` rejects pending calls. */
export function openRpc<Theirs extends object, Ours extends object>(
  channel: Channel,
  ours: Ours,
): BirpcReturn<Theirs, Ours> {
  return createBirpc<Theirs, Ours>(ours, {
    // Ignore send errors: the exit of the other process is handled elsewhere.
    post: (call: unknown) => channel.send?.({ call }, () => undefined),
    on: (listener) => channel.on('message', (message) => message?.call && listener(message.call)),
    timeout: -1,
  })
}
