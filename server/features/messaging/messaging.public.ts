export { closeInterrupted, forgetRecipient } from './message-log'
export { owe, oweNothing, type OwedEmail } from './owed-email'
export { sendOwedEmails, sendOwedSoon } from './owed-emails'
