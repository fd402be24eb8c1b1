/** The dialogs' code, which comes when a pointer or the focus nears what opens them. */
export const loadAddFaq = () => import('./add-faq-dialog')
export const loadEditFaq = () => import('./edit-faq-dialog')
export const loadDeleteFaq = () => import('./delete-faq-dialog')
