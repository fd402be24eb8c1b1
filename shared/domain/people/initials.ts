/** In upper case, also where it takes two code units; empty for an empty text. */
export function firstLetter(text: string): string {
  const codePoint = text.trim().codePointAt(0)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint).toLocaleUpperCase('en')
}

type Named = { firstName: string; lastName: string; username: string }

/** First letters of first and last name; else the first letter of the username; else U. */
export function initials({ firstName, lastName, username }: Named): string[] {
  const ofName = [firstLetter(firstName), firstLetter(lastName)].filter(Boolean)
  return ofName.length > 0 ? ofName : [firstLetter(username) || 'U']
}
