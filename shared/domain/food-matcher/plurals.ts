const none: readonly string[] = []

/** The possible singulars of a folded plural, most likely first; empty for another word. */
export function singularsOf(word: string): readonly string[] {
  const length = word.length
  if (length < 4 || word.charCodeAt(length - 1) !== 115) return none
  const before = word[length - 2]
  if (before === 's' || before === 'u') return none
  if (before === 'i') return length > 5 ? [word.slice(0, -1)] : none
  const found = [word.slice(0, -1)]
  if (before !== 'e') return found
  const stem = word.slice(0, -3)
  if (word[length - 3] === 'i') found.push(`${stem}y`)
  else if (word[length - 3] === 'v') found.push(`${stem}f`, `${stem}fe`)
  if (length > 6 || /(?:[sxzo]|[cs]h)es$/u.test(word)) found.push(word.slice(0, -2))
  return found
}

export function likelySingular(word: string): string | undefined {
  if (/(?:ch|sh|x|ss|z|o)es$/u.test(word)) return word.slice(0, -2)
  if (/[^aeiou]ies$/u.test(word) && word.length > 5) return `${word.slice(0, -3)}y`
  return singularsOf(word)[0]
}
