export { AuditEventWords } from './audit-event-words'
export type { AuditEvent } from './audit-words'
