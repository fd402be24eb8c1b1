export { ownQuestions } from './reviews'
export { redactAll } from './redaction/redaction'
