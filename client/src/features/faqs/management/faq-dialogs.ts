/** The dialogs, loaded when the pointer or focus approaches their button. */
export const loadAddFaq = () => import('./add-faq-dialog')
export const loadEditFaq = () => import('./edit-faq-dialog')
export const loadDeleteFaq = () => import('./delete-faq-dialog')
