import { createBirpc, type BirpcReturn } from 'birpc'

/** What whoever starts the portal asks of it. */
export type StartOptions = { demo: boolean; adopt: boolean; lostKey: boolean }

/** What one process of the portal has to do. */
export type Task = StartOptions & {
  /** Of the migrated database. */
  url: string
  /** How many share the machine. */
  workers: number
  /** Of the one among them, from 1; undefined: it is alone. */
  number?: number | undefined
  /** Whether it fills the database first, and sees to what only a start does. */
  isFirst: boolean
  hasJobs: boolean
}

/** A process's metrics, as prom-client gives them for adding up. */
export type Counted = object[]

/** What a worker's metrics do not know of the others. */
export type CountedTogether = {
  others: Counted[]
  serving: number
  /** How many have ended before they were told to. */
  ended: number
  primary: { memoryBytes: number; cpuSeconds: { user: number; system: number } }
}

/** What a worker does when the primary asks. */
export type WorkerApi = {
  /** Begins to answer; gives lines for whoever started the portal, or why it cannot, which may pass. */
  start(task: Task): Promise<{ lines: string[] } | { trouble: string; isDatabaseUnavailable: boolean }>
  /** The database is at this URL from now on. */
  move(url: string): void
  stop(): void
  counted(): Promise<Counted>
  /** Answers while its event loop goes round. */
  live(): void
}

/** What the primary does when a worker asks. */
export type PrimaryApi = {
  /** The worker hears what it is asked from now on. */
  here(): void
  /** The worker has the connection of this id, before it has read any of it. */
  taken(id: number): void
  /** Gives the worker no more connections; ends when it has received the last one, and in a stop when the port is closed. */
  leave(): Promise<void>
  /** What the others count beside what the asker does. */
  counted(own: Counted): Promise<CountedTogether>
}

/** A process, or what a process sees of the one that started it. */
type Channel = {
  send?: (message: object, done: () => void) => unknown
  on(event: 'message', listener: (message: { call?: unknown } | undefined) => void): unknown
}

/** The other process's functions, for which this one offers its own. A call is answered, or rejected by `$close`. */
export function openRpc<Theirs extends object, Ours extends object>(
  channel: Channel,
  ours: Ours,
): BirpcReturn<Theirs, Ours> {
  return createBirpc<Theirs, Ours>(ours, {
    // Whoever is gone is noticed by that.
    post: (call: unknown) => channel.send?.({ call }, () => undefined),
    on: (listener) => channel.on('message', (message) => message?.call && listener(message.call)),
    timeout: -1,
  })
}
