export { isEmergency } from '@shared/domain/safety/emergency'
export { emergencyCardFor } from '@shared/domain/safety/emergency-cards'
