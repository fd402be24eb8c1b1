export { findActor } from './actor.queries'
export { generatePassword, hashPassword } from './passwords'
export { endSessions, removeDeadSessions, removeOldAttempts } from './sessions.queries'
