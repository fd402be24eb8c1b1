import { once as event } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Actor, Machine } from '../access/actor'
import { disconnectSignal } from './event-stream'
import { networkOf } from './network-of'
import { Problem } from './problem'

/**
 * Limits of one requester: how many calls run at once, including those whose answer is still being
 * sent; how many more may wait; and how many may be worked on when a waiting one is admitted.
 */
type Bounds = { running: number; waiting: number; working: number }

/** A browser has six connections to a host, or a hundred calls at once over a proxy's one. */
const perPerson: Bounds = { running: 6, waiting: 400, working: 1 }
/** Reading a session takes only one query. */
const perSession: Bounds = { ...perPerson, working: 6 }
/** Urgent calls are never refused and do not wait behind the requester's other calls. */
const perUrgent: Bounds = { ...perSession, waiting: Infinity }
/** One address may be a whole laboratory or a proxy; calls before signing in are short. */
const perAddress: Bounds = { running: 12, waiting: 1_000, working: 4 }
/** A longer call waits for something else (a model, an upload) and is no longer work. */
const WORK_MS = 1_000
/** Event loop rounds between two admissions; Node accepts one connection in each. */
const ROUNDS = 100
/**
 * A call is brief if it took less than this, divided by the number of its requester's calls at work
 * when it began. Brief calls hardly delay others, so such a requester may use all its slots, and
 * the pause between admissions ends as soon as no newcomer arrives.
 */
const BRIEF_MS = 8
const BRIEF_REQUESTS = 10
/** A connection is read in the round after its accept, so then nobody is outside. */
const QUIET_ROUNDS = 2
/** A refusal is delayed, since the next call would follow it at once. */
const REFUSAL_MS = 1_000

/** The concurrency slot of a running call. */
type ConcurrencySlot = {
  /** The server's work is done: another requester's call may run. */
  done: () => void
  /** The answer is sent: another call of this requester may run. */
  release: () => void
}

/**
 * The state of one requester: calls at work, running and waiting, the number of brief ones in a
 * row, and when it was last admitted. `isAlone` marks a call that came when its requester had no
 * other.
 */
type RequesterQueue = {
  working: number
  running: number
  waiting: { admit: () => void; bounds: Bounds; isAlone: boolean }[]
  brief: number
  lastAdmitted: number
}

const isBrief = ({ brief }: RequesterQueue): boolean => brief >= BRIEF_REQUESTS

export type ConcurrencySlots = {
  /** Waits for a slot; rejects with a 429 Problem if too many wait, or the signal's reason. */
  acquire(requester: string, bounds: Bounds, disconnected?: AbortSignal): Promise<ConcurrencySlot>
  /** Looks up a session or token within a slot. */
  run<T>(requester: string, work: () => Promise<T>): Promise<T>
}

/** Slots for `all` calls at once; requesters take turns, so many calls delay no others. */
export function fairSlots(all: number): ConcurrencySlots {
  const queues = new Map<string, RequesterQueue>()
  let working = 0
  let admissions = 0

  const mayRun = ({ running, waiting: [first] }: RequesterQueue): boolean =>
    first !== undefined && working < all && running < first.bounds.running

  /** Leaves half of the slots free of requesters whose next calls may turn out not to be brief. */
  const mayFollow = (queue: RequesterQueue): boolean =>
    mayRun(queue) &&
    ((isBrief(queue) && working < all / 2) || queue.working < (queue.waiting[0]?.bounds.working ?? 0))

  /** A requester without other calls waits only for those of others and gets the next free slot. */
  const mayBeNext = (queue: RequesterQueue): boolean => queue.waiting[0]?.isAlone === true && mayRun(queue)

  const admitFirst = (queue: RequesterQueue) => {
    queue.lastAdmitted = ++admissions
    queue.waiting.shift()?.admit()
  }

  const admitThose = (may: (queue: RequesterQueue) => boolean) => {
    for (;;) {
      const free = [...queues.values()].filter(may)
      if (free.length === 0) return
      admitFirst(free.reduce((best, queue) => (best.lastAdmitted <= queue.lastAdmitted ? best : queue)))
    }
  }

  const areBrief = () => [...queues.values()].every((queue) => queue.waiting.length === 0 || isBrief(queue))

  let left = 0
  let quiet = 0
  const admitSoon = () => {
    if (left > 0) return
    left = ROUNDS
    quiet = 0
    setImmediate(round)
  }
  const round = () => {
    left--
    quiet++
    if (left > 0 && (quiet < QUIET_ROUNDS || !areBrief())) setImmediate(round)
    else {
      left = 0
      admitThose(mayFollow)
    }
  }

  const slot = (requester: string, queue: RequesterQueue): ConcurrencySlot => {
    const began = performance.now()
    working++
    queue.working++
    queue.running++
    const atWork = queue.working
    const done = once(() => {
      clearTimeout(timer)
      queue.brief = (performance.now() - began) / atWork < BRIEF_MS ? queue.brief + 1 : 0
      working--
      queue.working--
      admitThose(mayBeNext)
      admitSoon()
    })
    const timer = setTimeout(done, WORK_MS).unref()
    const release = once(() => {
      queue.running--
      if (queue.running === 0 && queue.waiting.length === 0) queues.delete(requester)
      done()
      admitSoon()
    })
    return { done, release }
  }

  const acquire: ConcurrencySlots['acquire'] = async (requester, bounds, disconnected) => {
    disconnected?.throwIfAborted()
    quiet = 0
    const queue = queues.get(requester) ?? { working: 0, running: 0, waiting: [], brief: 0, lastAdmitted: 0 }
    queues.set(requester, queue)
    if (queue.waiting.length >= bounds.waiting) {
      await wait(REFUSAL_MS)
      throw new Problem('too-many', 'Too many requests at once. Please wait a moment and try again.', {
        headers: { 'Retry-After': '2' },
      })
    }
    return new Promise((resolve, reject) => {
      const release = () => {
        queue.waiting = queue.waiting.filter((other) => other !== call)
        if (queue.running === 0 && queue.waiting.length === 0) queues.delete(requester)
        reject(disconnected?.reason as Error)
      }
      const call = {
        bounds,
        isAlone: queue.running === 0 && queue.waiting.length === 0,
        admit: () => {
          disconnected?.removeEventListener('abort', release)
          resolve(slot(requester, queue))
        },
      }
      queue.waiting.push(call)
      disconnected?.addEventListener('abort', release)
      // Calls that are waiting already come first.
      if (queue.waiting.length === 1 && mayRun(queue)) admitFirst(queue)
    })
  }

  return {
    acquire,
    run: async (requester, work) => {
      const { release } = await acquire(requester, perSession)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}

/** Makes these slots available to the handlers behind. */
export function withSlots(slots: ConcurrencySlots): RequestHandler {
  return (_req, res, next) => {
    res.locals['slots'] = slots
    next()
  }
}

/** Runs the handlers behind it in a slot of the network address. */
export const inSlot: RequestHandler = async (req, res, next) => {
  await slotFor(req, res, disconnectSignal(res))
  next()
}

/**
 * Waits until the call may run. The slot is held until the answer is sent, but no longer counts as
 * work after `done`. Urgent calls of an account have their own queue and are never refused.
 */
export async function slotFor(
  req: Request,
  res: Response,
  disconnected: AbortSignal,
  isUrgent = false,
): Promise<ConcurrencySlot> {
  // A later answer could take a slot while it waits for an earlier one without a slot.
  if (!res.socket) await event(res, 'socket', { signal: disconnected })
  const slots = res.locals['slots'] as ConcurrencySlots
  const actor = req.user as Actor | undefined
  const machine = res.locals['machine'] as Machine | undefined
  const slot = machine
    ? await slots.acquire(`machine ${machine.tokenId}`, perPerson, disconnected)
    : actor
      ? await (isUrgent
          ? slots.acquire(`urgent ${actor.id}`, perUrgent, disconnected)
          : slots.acquire(`account ${actor.id}`, perPerson, disconnected))
      : await slots.acquire(`network ${networkOf(req.ip ?? '')}`, perAddress, disconnected)
  res.once('close', slot.release)
  if (res.closed) slot.release()
  return slot
}
