/** The dialogs' code, which comes when a pointer or the focus nears what opens them. */
export const loadFaqForm = () => import('./faq-form-dialog')
export const loadDeleteFaq = () => import('./delete-faq-dialog')

/** Fetches one ahead of its use. */
export const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
