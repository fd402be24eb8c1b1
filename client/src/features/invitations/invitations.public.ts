export { skipWords } from './invitation-words'
