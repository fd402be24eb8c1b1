export {
  allergiesOf,
  chosenOf,
  client,
  clientEmail,
  clientViewer,
  type Viewer,
  clientFingerprint,
  clientMerge,
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
export { addClient, createClient, updateClient } from './clients.service'
export { mergeRecords, mergeRefusals, noteMerge } from './merge-records'
export { updateDiet } from './diet'
export { addAllergies, updateHealth } from './health'
