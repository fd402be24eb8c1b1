export {
  findPractitionerOf,
  findPractitionerUser,
  lockPractitioner,
  practitioner,
  practitionerName,
  practitionerNames,
  practitionersNamed,
} from './practitioners.queries'
export { addPractitioner } from './practitioners.service'
