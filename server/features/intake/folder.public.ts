export { fileJournal } from './file-journal'
export {
  intakeOf,
  RefusedTriplet,
  type IncompleteTriplet,
  type ScanResult,
  type IntakeEvent,
  type ImportTriplet,
} from './folder'
