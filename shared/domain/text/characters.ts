/** At most `most` code points, as a database refuses an emoji cut in half. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (let count = 0; count < most && end < text.length; count += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

/** At most 60 characters, the last an ellipsis when the text was longer. */
export function excerpt(text = ''): string {
  return firstCharacters(text, 60) === text ? text : `${firstCharacters(text, 59)}…`
}

/** A text that databases and JSON accept: lone surrogates become U+FFFD, and NUL is dropped. */
export const wellFormed = (text: string) => text.replaceAll('\0', '').toWellFormed()
