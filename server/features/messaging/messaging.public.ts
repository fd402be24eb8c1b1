export { closeInterrupted, forgetRecipient, removeOldMessages, wentTo } from './message-log'
export { moveOwed, owe, owed, oweNothing } from './owed-email'
export { removeOldOwed, sendOwedEmails, sendOwedSoon } from './owed-emails'
