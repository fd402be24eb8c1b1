export { AuditEventWords } from './audit-event-words'
export { folded, type Folded } from './audit-words'
