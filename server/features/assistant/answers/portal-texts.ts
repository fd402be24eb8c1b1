import texts from './portal-texts.json' with { type: 'json' }

export type PortalText = keyof typeof texts

/** What is said of the portal, of its assistant and to small talk, to everybody alike, and the FAQs that tell more. */
export const portalTexts: Readonly<Record<PortalText, { says: string; faqs: readonly string[] }>> = texts
