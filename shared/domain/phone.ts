/** A phone number as people write it without what only groups its digits: spaces, dots, dashes and brackets. */
export function barePhone(written: string): string {
  return written.replace(/[\s.()[\]{}\u00ad\u2010-\u2015\u2212-]/g, '')
}

/** Whether a bare number is one that every network knows (E.164): a plus, the country, at most 15 digits. */
export function isInternational(bare: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(bare)
}
