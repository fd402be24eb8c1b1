/** Names the text of the consent dialog; a changed text needs another name, so that the record says what was agreed to. */
export const CONSENT_VERSION = '2026-11'
