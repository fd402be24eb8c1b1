export { closeInterrupted, forgetRecipient, removeOldMessages, wentTo } from './message-log'
export { moveOutbox, enqueueEmail, outboxEntry, discardWaitingEmails } from './outbox'
export { removeOldOutbox, sendOutbox, sendOutboxSoon } from './send-outbox'
