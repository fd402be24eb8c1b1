export { findActor } from './actor.queries'
export { generatePassword, hashPassword } from './passwords'
export { endSessions, removeDeadSessions } from './sessions.queries'
