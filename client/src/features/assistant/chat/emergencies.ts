export { isEmergency } from '@shared/domain/emergency'
export { emergencyCardFor } from '@shared/domain/emergency-cards'
