export { closeInterrupted, forgetRecipient } from './message-log'
export { owe, oweNothing } from './owed-email'
export { sendOwedEmails, sendOwedSoon } from './owed-emails'
