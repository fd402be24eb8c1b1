export { SignInDetails } from './credential/sign-in-details'
