import { sha256 } from '@noble/hashes/sha2.js'
import { PARTS, solve, type Challenge, type Work } from '@shared/domain/proof-of-work'

/** Progress from 0 to 1, and at the end the solution. */
export type Said = number | Work

export function work(challenge: Challenge, say: (said: Said) => void): void {
  say(solve(sha256, challenge, (parts) => say(parts / PARTS)))
}

// Runs in a worker to keep the page responsive.
addEventListener('message', ({ data }: MessageEvent<Challenge>) => work(data, postMessage))
