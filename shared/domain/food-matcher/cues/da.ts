import type { CuePhrases } from './cue'

/** What Danish labels say around the foods. */
export const danish: CuePhrases = {
  trace: 'kan spor af|kan indeholde',
  without: 'uden',
}
