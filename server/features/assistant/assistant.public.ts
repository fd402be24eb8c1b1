export { ownQuestions, question } from './reviews'
export { redactAll } from './redaction/redaction'
