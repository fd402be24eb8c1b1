export { SignInDetails } from './credential/sign-in-details'
export { DialogHost, useOpenDialog, type WithClose } from './dialog-host'
