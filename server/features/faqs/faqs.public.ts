export { audiences } from './audiences'
export { addPractitionerFaqs } from './faqs.service'
export { seedFaqs, type ShippedFaq, shippedFaqs } from './content'
