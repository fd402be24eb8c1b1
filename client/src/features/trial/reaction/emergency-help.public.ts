export { emergencyNumberHere } from './emergency-number'
export { EmergencySteps } from './emergency-steps'
