import { once as event } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Actor, Machine } from '../access/actor'
import { disconnectSignal } from './event-stream'
import { networkOf } from './network-of'
import { Problem } from './problem'

/**
 * How many calls of one requester run at once, with those whose answer is still going out; how many more may wait; and with
 * how many the server may be at work when one of them is let in.
 */
type Bounds = { running: number; waiting: number; working: number }

/** A browser has six connections to a host, or a hundred calls at once over a proxy's one. */
const perPerson: Bounds = { running: 6, waiting: 400, working: 1 }
/** Reading a session is one query. */
const perSession: Bounds = { ...perPerson, working: 6 }
/** Nobody in an emergency is refused, or waits behind what else they have asked. */
const perUrgent: Bounds = { ...perSession, waiting: Infinity }
/** Behind one address may be a whole laboratory, or a proxy with everybody: their calls before signing in are short. */
const perAddress: Bounds = { running: 12, waiting: 1_000, working: 4 }
/** Whoever runs longer waits for something else than the server (a model, a slow upload), and keeps nobody from running. */
const WORK_MS = 1_000
/**
 * Between one that waited and the next Node's loop goes round so often: each time it takes in one new connection, and
 * what has come on the others.
 */
const ROUNDS = 100
/**
 * A call is brief that took less than this for each of its requester's that were worked on when it began. Everybody's calls
 * go through the same loop, so whose last calls were brief keeps nobody waiting longer than theirs took: as many of them
 * are worked on as may run, and the loop goes round only until nobody comes.
 */
const BRIEF_MS = 8
const BRIEF_REQUESTS = 10
/** After so many rounds in which nobody came nobody waits outside: a connection is read in the round after it was taken in. */
const QUIET_ROUNDS = 2
/** A refusal comes a little later: it would be followed by the next call at once. */
const REFUSAL_MS = 1_000

/** A call that runs. */
type ConcurrencySlot = {
  /** The server has worked for it: somebody else may run. */
  done: () => void
  /** It is over: its requester may have another. */
  release: () => void
}

/**
 * What a requester has running and waiting, how many of its last calls were brief, and when it last had a turn. A call that is
 * alone has come when its requester had no other.
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
  /** Waits for a place; rejects with a Problem (429) when too many of the requester wait, with the signal's reason when it is aborted. */
  acquire(requester: string, bounds: Bounds, disconnected?: AbortSignal): Promise<ConcurrencySlot>
  /** Does the short work of looking up a session or a token in a place. */
  run<T>(requester: string, work: () => Promise<T>): Promise<T>
}

/**
 * Of all calls `all` are worked on at once. Who waits is let in by turns, a requester a turn, so that nobody's many calls
 * make others wait.
 */
export function fairSlots(all: number): ConcurrencySlots {
  const queues = new Map<string, RequesterQueue>()
  let working = 0
  let admissions = 0

  const mayRun = ({ running, waiting: [first] }: RequesterQueue): boolean =>
    first !== undefined && working < all && running < first.bounds.running

  /** Half of the places stay free of those whose next calls may not be as brief as their last. */
  const mayFollow = (queue: RequesterQueue): boolean =>
    mayRun(queue) &&
    ((isBrief(queue) && working < all / 2) || queue.working < (queue.waiting[0]?.bounds.working ?? 0))

  /** Who has no other call waits for those of others alone, and has the next place that is free. */
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
      throw new Problem('too-many', 'Too many calls at once. Please wait a moment and try again.', {
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
      // Those who wait already come first.
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

/** Lets the calls behind it take one of these places. */
export function withSlots(slots: ConcurrencySlots): RequestHandler {
  return (_req, res, next) => {
    res.locals['slots'] = slots
    next()
  }
}

/** Lets what comes behind it run in a place of the address. */
export const inSlot: RequestHandler = async (req, res, next) => {
  await slotFor(req, res, disconnectSignal(res))
  next()
}

/**
 * Waits until the call may run. It keeps its place until its answer is out; the handler's work is over before, with
 * `done`. Urgent calls of an account have turns of their own and are never refused.
 */
export async function slotFor(
  req: Request,
  res: Response,
  disconnected: AbortSignal,
  isUrgent = false,
): Promise<ConcurrencySlot> {
  // Answers of one connection go out in order: six with places behind one without would wait for it, and it for them.
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
