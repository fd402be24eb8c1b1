export {
  findPractitionerOf,
  findPractitionerUser,
  lockPractitioner,
  practitioner,
  practitionerName,
} from './practitioners.queries'
export { addPractitioner } from './practitioners.service'
