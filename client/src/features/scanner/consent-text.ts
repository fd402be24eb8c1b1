/**
 * The version of the disclaimer; a changed text needs a new one, so that the record shows what was
 * accepted.
 */
export const CONSENT_VERSION = '2026-11'
