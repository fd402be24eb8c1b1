export { namesOfAccount } from './accounts.tables'
export { account, accountName, accountsByName, byName, hasCredential, isAddressTaken } from './account-rows'
export {
  addressChange,
  applyEmailChange,
  removeOldEmailChanges,
  tokenForEmailChange,
  requestEmailChange,
  emailChangeByToken,
  pendingEmailChange,
  cancelEmailChange,
} from './address-changes'
export {
  addAccount,
  addKnown,
  addPhone,
  addressTaken,
  eraseAccount,
  findAccount,
  findAccountAt,
  lockAccountRow,
  isTaken,
  storeEncrypted,
  storedPassword,
  lockAccount,
  lockAddress,
  raiseVersion,
  discardCredentials,
  reencryptCredentials,
} from './account-writing'
export { knowsDevice, removeOldDevices } from './devices'
export { lockAdmins, refuseLockout } from './accounts.service'
export { editPerson, sharedVersion } from './edit-person'
export { ensureAdmin, judgeFirstPassword } from './first-admin'
export { resetAdmin } from './reset-admin'
export {
  changeOwnAccount,
  ownAccount,
  proofByPasskey,
  proofOf,
  verifyByAddress,
  verifyOwnPassword,
  replaceOwnPassword,
} from './own-account'
export { KEPT_DAYS, newToken, sendsLinks, tokenHashOf } from './link-token'
export { checkPassword, generatePassword, hashNewPassword, hashPassword, newPassword } from './passwords'
export { seedDemoLink, seedDemoSignIn } from './demo-data'
export {
  codeForLink,
  makeLink,
  removeOldLinks,
  revokeLinks,
  revokeLinksBy,
  signInLink,
  tokenForLink,
} from './sign-in-links'
export {
  countWrong,
  findLink,
  lockLink,
  isLockedOut,
  isReplaced,
  noteOpened,
  useLink,
  channelBesideEmail,
  type FollowedLink,
} from './sign-in-links-followed'
export {
  markRecentlyAuthenticated,
  endSession,
  endSessions,
  isAlive,
  isSessionAlive,
  listSessions,
  makeSession,
  removeDeadSessions,
  removeSession,
  session,
  touchSession,
} from './sessions'
export { unsubscribePath } from './unsubscribe'
