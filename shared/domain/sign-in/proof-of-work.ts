/**
 * The proof of work before a password is checked: about 2 to the power of `bits` hashes (SHA-256).
 * It consists of parts, which evens out luck and allows a progress bar.
 */
export type ProofOfWorkChallenge = { token: string; bits: number }

/**
 * The solution: for each of 8 parts, counted from 0, a number with which SHA-256(SHA-256(token),
 * part, number) begins with `bits - 3` zero bits. Part and number are of 32 bits, the highest byte
 * first.
 */
export type ProofOfWork = { token: string; nonces: number[] }

type Hash = (bytes: Uint8Array) => Uint8Array

/** The number of parts as a power of two: each part needs so many bits less. */
export const PARTS_BITS = 3
export const PARTS = 2 ** PARTS_BITS

export function solve(
  hash: Hash,
  challenge: ProofOfWorkChallenge,
  onPart: (done: number) => void,
): ProofOfWork {
  const nonces = Array.from({ length: PARTS }, (_, part) => {
    const isMet = partOf(hash, challenge, part)
    let nonce = 0
    while (!isMet(nonce)) nonce++
    onPart(part + 1)
    return nonce
  })
  return { token: challenge.token, nonces }
}

export const isSolved = (
  hash: Hash,
  challenge: ProofOfWorkChallenge,
  nonces: ProofOfWork['nonces'],
): boolean => nonces.length === PARTS && nonces.every((nonce, part) => partOf(hash, challenge, part)(nonce))

function partOf(hash: Hash, { token, bits }: ProofOfWorkChallenge, part: number): (nonce: number) => boolean {
  const bytes = new Uint8Array(40)
  const view = new DataView(bytes.buffer)
  bytes.set(hash(new TextEncoder().encode(token)))
  view.setUint32(32, part)
  return (nonce) => {
    view.setUint32(36, nonce)
    const { buffer, byteOffset } = hash(bytes)
    return new DataView(buffer, byteOffset).getUint32(0) >>> (32 - (bits - PARTS_BITS)) === 0
  }
}
