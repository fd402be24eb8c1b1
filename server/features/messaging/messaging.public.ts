export { closeInterrupted, forgetRecipient } from './message-log'
export { owe, oweNothing } from './owe'
export { sendOwedEmails, sendOwedSoon } from './owed-emails'
