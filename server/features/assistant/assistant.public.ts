export { ownQuestions } from './own-data'
export { redact, redactAll } from './redaction/redaction'
