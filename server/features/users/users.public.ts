export { createClient } from './clients.service'
export { findAddressHolder, findClientUser, findPractitionerUser, type AddressHolder } from './users.queries'
