import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { kindWords } from './kind'

/** Of those that speak to the reader, for staff who read of somebody else. */
const wordsOfOthers: Partial<Record<VerdictKind, string>> = { own: 'Left out by choice', tolerated: 'Fine' }

/** The words of a kind; `own`: told to whom it is about. */
export const kindText = (kind: VerdictKind, own: boolean): string =>
  (own ? undefined : wordsOfOthers[kind]) ?? kindWords[kind]
