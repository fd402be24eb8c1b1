import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from './problem'

/**
 * Counts the calls of each person in this process. What it returns throws a Problem (429 with Retry-After) once there are
 * more than `points` within `duration` seconds.
 */
export function personThrottle(limit: { points: number; duration: number }, sentence: string) {
  const limiter = new RateLimiterMemory(limit)
  return async (personId: number): Promise<void> => {
    try {
      await limiter.consume(personId)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw new Problem('too-many', sentence, { headers: { 'Retry-After': String(seconds) } })
    }
  }
}
