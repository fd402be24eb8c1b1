export { findActor } from './actor.queries'
export { auditFailures, removeOldAttempts } from './failures'
