export { closeInterrupted } from './message-log'
export { owe } from './owe'
export { sendOwedEmails, sendOwedSoon } from './owed-emails'
