export { SignOutButton } from './sign-out-button'
export { useSignOut } from './use-sign-out'
