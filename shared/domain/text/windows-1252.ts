/** Windows-1252 from 0x80 to 0x9f, a space for none; elsewhere it equals Latin-1. */
export const windows1252Upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
