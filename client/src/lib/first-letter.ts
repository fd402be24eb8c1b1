/** The first letter of a text in upper case, whole even where it takes two code units; empty for an empty text. */
export function firstLetter(text: string): string {
  const codePoint = text.trim().codePointAt(0)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint).toLocaleUpperCase('en')
}
