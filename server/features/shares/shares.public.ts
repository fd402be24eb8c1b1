export { removeOldShares } from './remove-old-shares'
export { removeShareFiles } from './share-files'
export { endSharesOf, ownShares } from './shares.queries'
