import { once as event } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Actor, Machine } from '../access/actor'
import { goneSignal } from './event-stream'
import { networkOf } from './network-of'
import { Problem } from './problem'

/**
 * How many calls of one asker run at once, with those whose answer is still going out; how many more may wait; and with
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
 * A call is brief that took less than this for each of its asker's that were worked on when it began. Everybody's calls
 * go through the same loop, so whose last calls were brief keeps nobody waiting longer than theirs took: as many of them
 * are worked on as may run, and the loop goes round only until nobody comes.
 */
const BRIEF_MS = 8
const BRIEF_CALLS = 10
/** After so many rounds in which nobody came nobody waits outside: a connection is read in the round after it was taken in. */
const QUIET_ROUNDS = 2
/** A refusal comes a little later: it would be followed by the next call at once. */
const REFUSAL_MS = 1_000

/** A call that runs. */
type Place = {
  /** The server has worked for it: somebody else may run. */
  done: () => void
  /** It is over: its asker may have another. */
  leave: () => void
}

/**
 * What an asker has running and waiting, how many of its last calls were brief, and when it last had a turn. A call that is
 * alone has come when its asker had no other.
 */
type Line = {
  working: number
  running: number
  waiting: { admit: () => void; bounds: Bounds; isAlone: boolean }[]
  brief: number
  turn: number
}

const isBrief = ({ brief }: Line): boolean => brief >= BRIEF_CALLS

export type Places = {
  /** Waits for a place; rejects with a Problem (429) when too many of the asker wait, with the signal's reason when it is aborted. */
  enter(asker: string, bounds: Bounds, gone?: AbortSignal): Promise<Place>
  /** Does the short work of looking up a session or a token in a place. */
  run<T>(asker: string, work: () => Promise<T>): Promise<T>
}

/**
 * Of all calls `all` are worked on at once. Who waits is let in by turns, an asker a turn, so that nobody's many calls
 * make others wait.
 */
export function fairPlaces(all: number): Places {
  const lines = new Map<string, Line>()
  let working = 0
  let turns = 0

  const mayRun = ({ running, waiting: [first] }: Line): boolean =>
    first !== undefined && working < all && running < first.bounds.running

  /** Half of the places stay free of those whose next calls may not be as brief as their last. */
  const mayFollow = (line: Line): boolean =>
    mayRun(line) &&
    ((isBrief(line) && working < all / 2) || line.working < (line.waiting[0]?.bounds.working ?? 0))

  /** Who has no other call waits for those of others alone, and has the next place that is free. */
  const mayBeNext = (line: Line): boolean => line.waiting[0]?.isAlone === true && mayRun(line)

  const admitFirst = (line: Line) => {
    line.turn = ++turns
    line.waiting.shift()?.admit()
  }

  const admitThose = (may: (line: Line) => boolean) => {
    for (;;) {
      const free = [...lines.values()].filter(may)
      if (free.length === 0) return
      admitFirst(free.reduce((best, line) => (best.turn <= line.turn ? best : line)))
    }
  }

  const areBrief = () => [...lines.values()].every((line) => line.waiting.length === 0 || isBrief(line))

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

  const place = (asker: string, line: Line): Place => {
    const began = performance.now()
    working++
    line.working++
    line.running++
    const atWork = line.working
    const done = once(() => {
      clearTimeout(timer)
      line.brief = (performance.now() - began) / atWork < BRIEF_MS ? line.brief + 1 : 0
      working--
      line.working--
      admitThose(mayBeNext)
      admitSoon()
    })
    const timer = setTimeout(done, WORK_MS).unref()
    const leave = once(() => {
      line.running--
      if (line.running === 0 && line.waiting.length === 0) lines.delete(asker)
      done()
      admitSoon()
    })
    return { done, leave }
  }

  const enter: Places['enter'] = async (asker, bounds, gone) => {
    gone?.throwIfAborted()
    quiet = 0
    const line = lines.get(asker) ?? { working: 0, running: 0, waiting: [], brief: 0, turn: 0 }
    lines.set(asker, line)
    if (line.waiting.length >= bounds.waiting) {
      await wait(REFUSAL_MS)
      throw new Problem('too-many', 'Too many calls at once. Please wait a moment and try again.', {
        headers: { 'Retry-After': '2' },
      })
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.waiting = line.waiting.filter((other) => other !== call)
        if (line.running === 0 && line.waiting.length === 0) lines.delete(asker)
        reject(gone?.reason as Error)
      }
      const call = {
        bounds,
        isAlone: line.running === 0 && line.waiting.length === 0,
        admit: () => {
          gone?.removeEventListener('abort', leave)
          resolve(place(asker, line))
        },
      }
      line.waiting.push(call)
      gone?.addEventListener('abort', leave)
      // Those who wait already come first.
      if (line.waiting.length === 1 && mayRun(line)) admitFirst(line)
    })
  }

  return {
    enter,
    run: async (asker, work) => {
      const { leave } = await enter(asker, perSession)
      try {
        return await work()
      } finally {
        leave()
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
export function withPlaces(places: Places): RequestHandler {
  return (_req, res, next) => {
    res.locals['places'] = places
    next()
  }
}

/** Lets what comes behind it run in a place of the address. */
export const inPlace: RequestHandler = async (req, res, next) => {
  await placeFor(req, res, goneSignal(res))
  next()
}

/**
 * Waits until the call may run. It keeps its place until its answer is out; the handler's work is over before, with
 * `done`. Urgent calls of an account have turns of their own and are never refused.
 */
export async function placeFor(
  req: Request,
  res: Response,
  gone: AbortSignal,
  isUrgent = false,
): Promise<Place> {
  // Answers of one connection go out in order: six with places behind one without would wait for it, and it for them.
  if (!res.socket) await event(res, 'socket', { signal: gone })
  const places = res.locals['places'] as Places
  const actor = req.user as Actor | undefined
  const machine = res.locals['machine'] as Machine | undefined
  const place = machine
    ? await places.enter(`machine ${machine.tokenId}`, perPerson, gone)
    : actor
      ? await (isUrgent
          ? places.enter(`urgent ${actor.id}`, perUrgent, gone)
          : places.enter(`account ${actor.id}`, perPerson, gone))
      : await places.enter(`network ${networkOf(req.ip ?? '')}`, perAddress, gone)
  res.once('close', place.leave)
  if (res.closed) place.leave()
  return place
}
