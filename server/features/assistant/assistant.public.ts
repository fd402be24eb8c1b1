export { ownQuestions } from './own-data'
export { redactAll } from './redaction/redaction'
