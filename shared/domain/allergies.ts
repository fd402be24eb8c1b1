/** Ways to say that there is no allergy. */
const none = /^(none|none known|no|no known|nil|n\/?a|nothing|keine?|-+)$/i

/** The allergies that a client's text lists, separated by commas, semicolons or lines, as written. "none known" is none. */
export function listAllergies(text: string): string[] {
  const listed = text
    .split(/[,;\n]/)
    .map((allergy) => allergy.trim())
    .filter((allergy) => allergy !== '' && !none.test(allergy))
  return [...new Map(listed.map((allergy) => [allergy.toLowerCase(), allergy])).values()]
}
