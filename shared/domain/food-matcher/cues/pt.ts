import type { CuePhrases } from './cue'

/** What Portuguese labels say around the foods. */
export const portuguese: CuePhrases = {
  trace: 'pode conter|vestigios de',
  notList: 'nao contem',
  without: 'sem',
  contains: 'contem',
}
