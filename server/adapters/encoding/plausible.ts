const foreign = String.raw`\p{Script=Cyrillic}\p{Script=Greek}`
const beyondAscii = String.raw`(?![\0-\x7f])`
/** A non-ASCII sign: no letter, number, space, dash, apostrophe, middle dot or soft hyphen. */
const sign = String.raw`[^\0-\x7f\p{L}\p{M}\p{N}\p{Z}\p{Pd}\u00ad’‘´·]`

/** Patterns that occur in no word decoded with the right character set. */
const impossible = [
  // Undefined characters of the set, control characters and box drawings.
  String.raw`[\ufffd\p{Cc}\u2500-\u259f]`,
  // Signs inside a word, or before one that they cannot open; an opening quote behind a letter.
  String.raw`[\p{L}\p{N}]${sign}+\p{L}`,
  String.raw`(?<!\S)[¦¨©¬®¯²³´¶¸¹ˆ˘-˝†-•‰™]\p{L}`,
  String.raw`\p{L}[„‚]`,
  String.raw`\p{L}[¼½¾¹²³]\p{L}|(?!Âµg)\p{L}µ|µ(?![glm])\p{L}`,
  // A capital or a small letter where ordinary words never have one.
  String.raw`\p{Ll}${beyondAscii}\p{Lu}|${beyondAscii}\p{Ll}[A-Z]\p{Ll}`,
  String.raw`\p{Lu}(?![\0-\x7fßµ])\p{Ll}\p{Lu}`,
  String.raw`(?<!\p{L})[A-Z]${beyondAscii}\p{Lu}\p{Ll}`,
  String.raw`[A-Za-z][${foreign}]|[${foreign}][A-Za-z]`,
  // So many accented letters in a row are Cyrillic or Greek read in a Western set.
  String.raw`(?:${beyondAscii}\p{Script=Latin}){5}`,
  // A single letter that is a word in no language.
  String.raw`(?<![\p{L}\p{N}])(?![\0-\x7fàáéèêíóúöåäøæýÿÀÁÉÈÍÓÚÖÅÄØÆªº]|[${foreign}])\p{L}(?![\p{L}\p{N}])`,
  // Before g/ml only micro is possible, which may have been encoded twice before.
  String.raw`(?<!\p{L})Â?(?![\0-\x7fµμ])\Sg/m?l`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Patterns that are rare in words: signs that touch them, and unusual apostrophes. */
const odd = [
  String.raw`(?<!\S)[€£¥¤¢ƒ‚„’‹›¿¡§ªº¼½¾]+\p{L}`,
  String.raw`\p{L}[—–ˆ˜‹›¿¡§¢£¥¤€¦¨¬¯´¶·¸†‡•…‰]`,
  String.raw`(?<!\S)(?![\0-\x7f±×÷≤≥])[\p{Sm}\p{Sk}…·ˆ‡†‰¶¦¤¢¥]+(?!\S)`,
  String.raw`(?<!(?<!\p{L})\p{L}{1,2}|[lL]{2})’(?!(?:s|t|d|re|ll|ve)(?!\p{L}))\p{L}|[^sS\P{L}]’(?!\p{L})`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Whether a word contains Cyrillic or Greek letters. */
export const isCyrillicOrGreek = (word: string): boolean => new RegExp(`[${foreign}]`, 'u').test(word)

/** Signs that occur in texts of any language, and micro. */
const signsOfAll = /[½¼¾®™©°–—’‘“”„«»…·×±²³µμ€]/g

/** Whether a word has non-ASCII letters or signs that indicate a character set. */
export const indicatesCharset = (word: string): boolean => /[^\0-\x7f]/.test(word.replace(signsOfAll, ''))

const ofTheWest = /^[\0-\x7fäöüßéáíóúñõåæøÄÖÜÉÁÍÓÚÑÕÅÆØ]+$/
const ofHungary = /^[\0-\x7fáéíóöőúüűÁÉÍÓÖŐÚÜŰ]+$/
const usual: Record<string, RegExp> = {
  'windows-1252': ofTheWest,
  'windows-1250': ofHungary,
  'iso-8859-2': ofHungary,
  cp852: ofHungary,
}

/** Whether a word's only non-ASCII letters are common in names of the set's region. */
export const isUsualWord = (word: string, charset: string): boolean =>
  usual[charset]?.test(word.replace(signsOfAll, '')) ?? false

/** Letters that a set has but its languages seldom use; most are common in other sets. */
const rare: Record<string, RegExp> = {
  'windows-1252': /[ŠšŽžŸƒðþýÐÞÝõÕ]/,
  'windows-1254': /[ŠšŽžŸƒ]/,
}

/** Whether these words can be what was meant. */
export function arePossible(words: readonly string[]): boolean {
  if (words.some((word) => impossible.some((pattern) => pattern.test(word)))) return false
  const text = words.join(' ')
  // Text in another script has whole words in it, not single letters.
  return !new RegExp(`[${foreign}]`, 'u').test(text) || new RegExp(`[${foreign}]{3}`, 'u').test(text)
}

/** Whether a word is unusual for the character set that produced it. */
export const isOdd = (word: string, charset: string): boolean =>
  (rare[charset]?.test(word) ?? false) || odd.some((pattern) => pattern.test(word))
