export { addFaq, addPractitionerFaqs, faq } from './faqs.service'
export { audiences, seedFaqs, type ShippedFaq, shippedFaqs } from './shipped-faqs'
