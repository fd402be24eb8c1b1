/** Countries that keep the leading 0: Côte d'Ivoire, Congo, San Marino and Italy. */
const keepsZero = /^(?:225|242|378|39)$/

/** Without spaces and signs; `0044` becomes `+44`, and a 0 in brackets after it is dropped. */
export function barePhone(written: string): string {
  return written
    .replace(/[\s\p{Cf}\p{Pd}\u2212./]/gu, '')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/^\(?(?:\+|00)(\d+)\)?/, '+$1')
    .replace(/^\+(\d{1,3})\(0/, (start, country: string) => (keepsZero.test(country) ? start : `+${country}`))
    .replace(/[()]/g, '')
}

/** Whether a bare number is international (E.164): a plus, the country, at most 15 digits. */
export function isInternational(bare: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(bare)
}
