import { sha256 } from '@noble/hashes/sha2.js'
import { PARTS, solve, type Challenge, type Work } from '@shared/domain/proof-of-work'

/** What the solver says: how much of the work is done, from 0 to 1, and at its end the work. */
export type Said = number | Work

export function work(challenge: Challenge, say: (said: Said) => void): void {
  say(solve(sha256, challenge, (parts) => say(parts / PARTS)))
}

// A thread of its own, so that the page stays alive meanwhile.
addEventListener('message', ({ data }: MessageEvent<Challenge>) => work(data, postMessage))
