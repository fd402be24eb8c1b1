import type { CuePhrases } from './cue'

/** What Polish labels say around the foods. */
export const polish: CuePhrases = {
  trace: 'moze zawierac|slady',
  without: 'bez',
}
