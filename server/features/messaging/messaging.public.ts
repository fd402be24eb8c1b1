export { closeInterrupted, forgetRecipient, wentTo } from './message-log'
export { owe, oweNothing } from './owed-email'
export { sendOwedEmails, sendOwedSoon } from './owed-emails'
