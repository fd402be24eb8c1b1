import cluster from 'node:cluster'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from './problem'

/** The primary answers quickly, but may be delayed on a busy machine. */
const ANSWER_MS = 60_000

/**
 * Counts the calls of a person or a network in all workers; throws a 429 beyond `points` in
 * `duration` s.
 */
export function personThrottle(
  { name, ...limit }: { name: string; points: number; duration: number },
  sentence: string,
) {
  const limiter = cluster.isWorker
    ? new RateLimiterCluster({ ...limit, keyPrefix: name, timeoutMs: ANSWER_MS })
    : new RateLimiterMemory(limit)
  return async (caller: number | string): Promise<void> => {
    try {
      await limiter.consume(caller)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw new Problem('too-many', sentence, { headers: { 'Retry-After': String(seconds) } })
    }
  }
}
