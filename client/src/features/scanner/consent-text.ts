/** A changed disclaimer needs a new version, so that the record shows what was accepted. */
export const CONSENT_VERSION = '2026-11'
