import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Problem } from './problem'

/** Counts one for the key. Throws a Problem (429 with Retry-After) that says the sentence when there were too many. */
export async function countOne(
  limiter: RateLimiterAbstract,
  key: string | number,
  sentenceOf: (seconds: number) => string,
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new Problem('too-many', sentenceOf(seconds), { headers: { 'Retry-After': String(seconds) } })
  }
}

/**
 * Counts the calls of each person in this process. What it returns throws like `countOne` once there are more than
 * `points` within `duration` seconds.
 */
export function personThrottle(limit: { points: number; duration: number }, sentence: string) {
  const limiter = new RateLimiterMemory(limit)
  return (personId: number): Promise<void> => countOne(limiter, personId, () => sentence)
}
