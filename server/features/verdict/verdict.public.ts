export { verdictFor } from './verdict.service'
