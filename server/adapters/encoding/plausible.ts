const foreign = String.raw`\p{Script=Cyrillic}\p{Script=Greek}`
const beyondAscii = String.raw`(?![\0-\x7f])`
/** Beyond ASCII, and no letter, number, space, dash, apostrophe, middle dot or soft hyphen. */
const sign = String.raw`[^\0-\x7f\p{L}\p{M}\p{N}\p{Z}\p{Pd}\u00ad’‘´·]`

/** What stands in no word that is read by the right character set. */
const impossible = [
  // What the set has nothing for, and drawings of boxes.
  String.raw`[\ufffd\p{Cc}\u2500-\u259f]`,
  // Signs inside a word, or before one that they cannot open; a quote that opens behind a letter.
  String.raw`[\p{L}\p{N}]${sign}+\p{L}`,
  String.raw`(?<!\S)[¦¨©¬®¯²³´¶¸¹ˆ˘-˝†-•‰™]\p{L}`,
  String.raw`\p{L}[„‚]`,
  String.raw`\p{L}[¼½¾¹²³]\p{L}|(?!Âµg)\p{L}µ|µ(?![glm])\p{L}`,
  // A capital behind a small letter, a small letter between capitals, a second capital before small letters.
  String.raw`\p{Ll}${beyondAscii}\p{Lu}|${beyondAscii}\p{Ll}[A-Z]\p{Ll}`,
  String.raw`\p{Lu}(?![\0-\x7fßµ])\p{Ll}\p{Lu}`,
  String.raw`(?<!\p{L})[A-Z]${beyondAscii}\p{Lu}\p{Ll}`,
  String.raw`[A-Za-z][${foreign}]|[${foreign}][A-Za-z]`,
  // So many accented letters together are Cyrillic or Greek in a Western set.
  String.raw`(?:${beyondAscii}\p{Script=Latin}){5}`,
  // A letter alone that no language has as a word.
  String.raw`(?<![\p{L}\p{N}])(?![\0-\x7fàáéèêíóúöåäøæýÿÀÁÉÈÍÓÚÖÅÄØÆªº]|[${foreign}])\p{L}(?![\p{L}\p{N}])`,
  // What stands before g/ml is micro, which may have been encoded twice before.
  String.raw`(?<!\p{L})Â?(?![\0-\x7fµμ])\Sg/m?l`,
].map((pattern) => new RegExp(pattern, 'u'))

/** What stands in a word seldom: signs that touch it, and an apostrophe that is none of English, French or Italian. */
const odd = [
  String.raw`(?<!\S)[€£¥¤¢ƒ‚„’‹›¿¡§ªº¼½¾]+\p{L}`,
  String.raw`\p{L}[—–ˆ˜‹›¿¡§¢£¥¤€¦¨¬¯´¶·¸†‡•…‰]`,
  String.raw`(?<!\S)(?![\0-\x7f±×÷≤≥])[\p{Sm}\p{Sk}…·ˆ‡†‰¶¦¤¢¥]+(?!\S)`,
  String.raw`(?<!(?<!\p{L})\p{L}{1,2}|[lL]{2})’(?!(?:s|t|d|re|ll|ve)(?!\p{L}))\p{L}|[^sS\P{L}]’(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Whether a word is in a script that is not ours. */
export const isForeign = (word: string): boolean => new RegExp(`[${foreign}]`, 'u').test(word)

/** Signs that stand in texts of any language, and micro. */
const signsOfAll = /[½¼¾®™©°–—’‘“”„«»…·×±²³µμ€]/g

/** Whether a word has letters or signs beyond ASCII by which a character set is told. */
export const isTelling = (word: string): boolean => /[^\0-\x7f]/.test(word.replace(signsOfAll, ''))

const ofTheWest = /^[\0-\x7fäöüßéáíóúñõåæøÄÖÜÉÁÍÓÚÑÕÅÆØ]+$/
const ofHungary = /^[\0-\x7fáéíóöőúüűÁÉÍÓÖŐÚÜŰ]+$/
const usual: Record<string, RegExp> = {
  'windows-1252': ofTheWest,
  'windows-1250': ofHungary,
  'iso-8859-2': ofHungary,
  cp852: ofHungary,
}

/** Whether a word has no letters beyond ASCII but those of most names of Western Europe, or of Hungary, in a set for these. */
export const isUsualWord = (word: string, charset: string): boolean =>
  usual[charset]?.test(word.replace(signsOfAll, '')) ?? false

/** Letters that a set has and its languages seldom use, most of which are common letters of other sets. */
const rare: Record<string, RegExp> = {
  'windows-1252': /[ŠšŽžŸƒðþýÐÞÝõÕ]/,
  'windows-1254': /[ŠšŽžŸƒ]/,
}

/** Whether words with letters beyond ASCII can be meant as they are read. */
export function arePossible(words: readonly string[]): boolean {
  if (words.some((word) => impossible.some((pattern) => pattern.test(word)))) return false
  const text = words.join(' ')
  // Who writes in another script writes words in it.
  return !new RegExp(`[${foreign}]`, 'u').test(text) || new RegExp(`[${foreign}]{3}`, 'u').test(text)
}

/** Whether a word that a character set makes is one to wonder about. */
export const isOdd = (word: string, charset: string): boolean =>
  (rare[charset]?.test(word) ?? false) || odd.some((pattern) => pattern.test(word))
