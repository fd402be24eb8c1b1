export {
  findPractitionerOf,
  findPractitionerUser,
  lockPractitioner,
  namedPractitioners,
  practitioner,
  practitionerName,
  practitionerNames,
  practitionersNamed,
} from './practitioners.queries'
export { addPractitioner } from './practitioners.service'
