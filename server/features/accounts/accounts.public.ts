export { account, accountName, byName, hasCredential, pageOfAccounts } from './account-rows'
export {
  addAccount,
  addressTaken,
  eraseAccount,
  findAccount,
  findAccountAt,
  keepSealed,
  keptPassword,
  lockAccount,
  lockAddress,
} from './account-writing'
export { lockAdmins, refuseLockout } from './accounts.service'
export { editPerson, sharedVersion } from './edit-person'
export { ensureAdmin } from './first-admin'
export { addKnown } from './new-account'
export { changeOwnAccount, proofOf, proveByAddress, proveOwn, replaceOwnPassword } from './own-account'
export { ownAccount } from './own-data'
export { generatePassword, hashPassword, refuseCommon } from './passwords'
export { sealer, type Sealer } from './sealing'
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
