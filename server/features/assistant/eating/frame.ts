/** What somebody wants to know of some words: whether they may, what goes instead, which of a family, what is in it. */
export type Wants = 'may' | 'instead' | 'which' | 'holds'
export type Language = 'en' | 'de' | 'fr' | 'es'

/**
 * A way of asking, in small letters; its group `words` is what is asked about. `tells`: that eating is meant whatever
 * the words are; otherwise they have to name a food, and `isBare`, nothing else. `open`: what may be asked with "how",
 * "when" and "why" too. `list`: what somebody has at home, each food by itself though no comma stands between. `isWhole`:
 * what a label says, of which each word tells.
 */
export type Frame = {
  language: Language
  wants: Wants
  tells: boolean
  isBare?: true
  open?: true
  list?: true
  isWhole?: true
  pattern: RegExp
}
