import { createHash } from 'node:crypto'
import type { Dependencies } from '../../dependencies'
import { signer } from '../../signing'

type Said = { askerId: number; question: string; answer: string }

export type Receipts = {
  /** What the asker is given with an answer. */
  of(said: Said): string
  /** Whether a receipt was given for just this: to this asker, for this answer to this question. */
  isFor(receipt: string, said: Said): boolean
}

/** Receipts for answers, so that only what was answered can be filed as that, with nothing kept until then. */
export function receipts(deps: Pick<Dependencies, 'sessionSecrets'>): Receipts {
  const { sign, open } = signer('assistant answer', () => deps.sessionSecrets)
  const digest = ({ askerId, question, answer }: Said) =>
    createHash('sha256')
      .update(JSON.stringify([askerId, question, answer]))
      .digest('base64url')
  return {
    of: (said) => sign(digest(said)),
    isFor: (receipt, said) => open(receipt) === digest(said),
  }
}
