import { sha256 } from '@noble/hashes/sha2.js'
import {
  PARTS,
  solve,
  type ProofOfWorkChallenge,
  type ProofOfWork,
} from '@shared/domain/sign-in/proof-of-work'

/** Progress from 0 to 1, and at the end the solution. */
export type SolverMessage = number | ProofOfWork

export function solveInWorker(challenge: ProofOfWorkChallenge, post: (message: SolverMessage) => void): void {
  post(solve(sha256, challenge, (parts) => post(parts / PARTS)))
}

// Runs in a worker to keep the page responsive.
addEventListener('message', ({ data }: MessageEvent<ProofOfWorkChallenge>) =>
  solveInWorker(data, postMessage),
)
