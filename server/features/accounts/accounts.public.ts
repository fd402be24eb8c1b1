export { createClient } from './clients.service'
export {
  findAddressHolder,
  findClientHolder,
  findClientUser,
  findPractitionerUser,
  type AddressHolder,
} from './users.queries'
export { redact, redactAll } from './redaction'
export { deleteUser } from './users.service'
