export { isEmergency } from '@shared/domain/emergency'
export { emergencyTextFor } from '@shared/domain/emergency-texts'
