export {
  allergiesOf,
  chosenOf,
  client,
  clientEmail,
  clientImprint,
  clientUserId,
  findAddressHolder,
  findClientHolder,
  findClientOf,
  findClientUser,
  lockClient,
  wasMergedWith,
  type AddressHolder,
  type ReportsOfClient,
} from './clients.queries'
export { clientMerges } from './clients.tables'
export { addClient, createClient, updateClient } from './clients.service'
export { mergeRecords, mergeRefusals } from './merge-records'
export { updateDiet } from './diet'
export { addAllergies, sayHealth } from './health'
