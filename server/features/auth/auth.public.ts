export { findActor } from './actor.queries'
export { auditFailures } from './failures'
export { refuseCommon } from './auth.service'
export { checkPassword, generatePassword, hashPassword } from './passwords'
export {
  endSession,
  endSessions,
  listSessions,
  removeDeadSessions,
  removeOldAttempts,
} from './sessions.queries'
export type { Throttle } from './throttle'
