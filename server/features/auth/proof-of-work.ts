import { createHash, randomUUID } from 'node:crypto'
import { isSolved, type ProofOfWorkChallenge, type ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
import type { Dependencies } from '../../dependencies'
import { signer } from '../../encryption/signing'

/** A solved challenge. */
type VerifiedProof = { id: string; bits: number; runsOutAt: number }

const VALID_MS = 5 * 60_000

/** Challenges as signed tokens of receiver, difficulty and expiry, so none is stored. */
export function proofOfWorkChallenges(secrets: () => Dependencies['sessionSecrets']) {
  const { sign, open } = signer('sign-in challenge', secrets)
  return {
    /** Makes a challenge; `whom` identifies the receiver. */
    create: (whom: string, bits: number): ProofOfWorkChallenge => ({
      token: sign([randomUUID(), bits, Date.now() + VALID_MS, sha256(whom).toString('hex')].join('.')),
      bits,
    }),
    /** Undefined when the challenge is forged, somebody else's, expired or unsolved. */
    verify: (whom: string, { token, nonces }: ProofOfWork): VerifiedProof | undefined => {
      const [id = '', bits, runsOut, theirs] = open(token)?.split('.') ?? []
      const isTheirs = theirs === sha256(whom).toString('hex') && Number(runsOut) > Date.now()
      if (!isTheirs || !isSolved(sha256, { token, bits: Number(bits) }, nonces)) return undefined
      return { id, bits: Number(bits), runsOutAt: Number(runsOut) }
    },
  }
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
