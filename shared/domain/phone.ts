/** Countries where the 0 in front belongs to the number, from abroad too: Côte d'Ivoire, Congo, San Marino and Italy. */
const keepsZero = /^(?:225|242|378|39)$/

/**
 * A phone number as people write it without what only groups its digits: spaces, dots, dashes, slashes and brackets. A
 * country code written `0044` is `+44`, and the 0 in brackets after it, for who calls from inside, is dropped.
 */
export function barePhone(written: string): string {
  return written
    .replace(/[\s\p{Cf}\p{Pd}\u2212./]/gu, '')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/^\(?(?:\+|00)(\d+)\)?/, '+$1')
    .replace(/^\+(\d{1,3})\(0/, (start, country: string) => (keepsZero.test(country) ? start : `+${country}`))
    .replace(/[()]/g, '')
}

/** Whether a bare number is one that every network knows (E.164): a plus, the country, at most 15 digits. */
export function isInternational(bare: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(bare)
}
