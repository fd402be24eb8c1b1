export { account, accountName, byName, hasCredential, pageOfAccounts } from './account-rows'
export {
  addAccount,
  addKnown,
  addressTaken,
  eraseAccount,
  findAccount,
  findAccountAt,
  keepSealed,
  keptPassword,
  lockAccount,
  lockAddress,
  resealCredentials,
} from './account-writing'
export { lockAdmins, refuseLockout } from './accounts.service'
export { editPerson, sharedVersion } from './edit-person'
export { ensureAdmin } from './first-admin'
export {
  changeOwnAccount,
  ownAccount,
  proofOf,
  proveByAddress,
  proveOwn,
  replaceOwnPassword,
} from './own-account'
export { generatePassword, hashPassword, refuseCommon } from './passwords'
export {
  endSession,
  endSessions,
  isAlive,
  listSessions,
  makeSession,
  removeDeadSessions,
  removeSession,
  session,
  touchSession,
} from './sessions'
