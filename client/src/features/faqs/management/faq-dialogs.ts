/** The dialogs' code, which comes when a pointer or the focus nears what opens them. */
export const loadFaqForm = () => import('./faq-form-dialog')
export const loadDeleteFaq = () => import('./delete-faq-dialog')
