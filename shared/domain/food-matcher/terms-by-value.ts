/** Terms by their value, joined by `|`: the small form in which a browser loads a file of terms. */
export const byValue = (terms: Readonly<Record<string, string>>) => {
  const joined: Record<string, string> = {}
  for (const [term, value] of Object.entries(terms))
    joined[value] = joined[value] === undefined ? term : `${joined[value]}|${term}`
  return joined
}

/** The terms with their values again. */
export const termsOf = (joined: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(joined).flatMap(([value, terms]) =>
      terms.split('|').map((term) => [term, value] as const),
    ),
  )
