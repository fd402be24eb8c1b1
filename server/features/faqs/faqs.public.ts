export { addFaq, addPractitionerFaqs, faq } from './faqs.service'
export { audiences, seedFaqs, type SeedFaq, cachedSeedFaqs } from './seed-faqs'
