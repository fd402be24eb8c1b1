export { audiences } from './audiences'
export { addPractitionerFaqs } from './faqs.service'
export { seedFaqs } from './content'
