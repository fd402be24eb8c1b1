export { closeInterrupted, forgetRecipient, wentTo } from './message-log'
export { owe, owed, oweNothing } from './owed-email'
export { sendOwedEmails, sendOwedSoon } from './owed-emails'
