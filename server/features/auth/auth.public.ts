export { findActor } from './actor.queries'
export { auditFailures, removeOldAttempts } from './failures'
export { keepRegistration, removeOldRegistrations } from './registrations'
export { tellOwner } from './tell-owner'
