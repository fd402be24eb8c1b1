export { createClient } from './clients.service'
export {
  findAddressHolder,
  findClientHolder,
  findClientUser,
  findPractitionerUser,
  type AddressHolder,
} from './users.queries'
export { redact } from './redaction'
export { deleteUser } from './users.service'
