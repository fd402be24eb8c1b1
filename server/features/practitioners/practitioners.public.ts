export {
  findPractitionerOf,
  findPractitionerUser,
  lockPractitioner,
  namedPractitioners,
  practitioner,
  practitionerName,
} from './practitioners.queries'
export { addPractitioner } from './practitioners.service'
