export {
  findPractitionerOf,
  findPractitionerUser,
  lockPractitioner,
  namedPractitioners,
  practitioner,
  practitionerActive,
  practitionerName,
  practitionerNames,
  practitionersNamed,
} from './practitioners.queries'
export { addPractitioner } from './practitioners.service'
