import type { CuePhrases } from './cue'

/** What Swedish labels say around the foods. */
export const swedish: CuePhrases = {
  trace: 'kan innehalla|spor av',
  without: 'utan',
  free: 'fri',
  flavour: 'smak',
}
