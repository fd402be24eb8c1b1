import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { kindWords } from './kind'

/** Staff read these in place of labels that address the reader. */
const wordsOfOthers: Partial<Record<VerdictKind, string>> = { own: 'Left out by choice', tolerated: 'Fine' }

/** The label of a kind; `own`: addressed to the person it is about. */
export const kindText = (kind: VerdictKind, own: boolean): string =>
  (own ? undefined : wordsOfOthers[kind]) ?? kindWords[kind]
