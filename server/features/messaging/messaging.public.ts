export { closeInterrupted, forgetRecipient, removeOldMessages, wasSentTo } from './message-log'
export { moveOutbox, enqueueEmail, outboxEntry, discardWaitingEmails } from './outbox'
export { removeOldOutbox, sendOutbox, sendOutboxSoon } from './send-outbox'
