import { createHash, randomUUID } from 'node:crypto'
import { isSolved, type Challenge, type Work } from '@shared/domain/proof-of-work'
import type { Dependencies } from '../../dependencies'
import { signer } from '../../signing'

/** A challenge that was met. */
type Met = { id: string; bits: number; runsOutAt: number }

const VALID_MS = 5 * 60_000

/** Challenges are not kept: a token says whom it was given, for what, and until when, and is signed. */
export function challenges(secrets: () => Dependencies['sessionSecrets']) {
  const { sign, open } = signer('sign-in challenge', secrets)
  return {
    /** A challenge for somebody, who is told apart by `whom`. */
    make: (whom: string, bits: number): Challenge => ({
      token: sign([randomUUID(), bits, Date.now() + VALID_MS, sha256(whom).toString('hex')].join('.')),
      bits,
    }),
    /** The challenge that somebody met; undefined when it is none of ours, another's, or over, or not met. */
    met: (whom: string, { token, nonces }: Work): Met | undefined => {
      const [id = '', bits, runsOut, theirs] = open(token)?.split('.') ?? []
      const isTheirs = theirs === sha256(whom).toString('hex') && Number(runsOut) > Date.now()
      if (!isTheirs || !isSolved(sha256, { token, bits: Number(bits) }, nonces)) return undefined
      return { id, bits: Number(bits), runsOutAt: Number(runsOut) }
    },
  }
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
