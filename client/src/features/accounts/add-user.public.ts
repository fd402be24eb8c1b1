// Separate from accounts.public, which brings the sign-in details.
export { AddUserButton } from './list/add-user-button'
