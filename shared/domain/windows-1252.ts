/** What Windows-1252 has at 0x80 to 0x9f, in order; a space where it has nothing. Elsewhere it equals Latin-1. */
export const windows1252Upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
