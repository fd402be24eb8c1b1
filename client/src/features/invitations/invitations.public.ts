export { skipWords } from './invitation-words'
export { useInvite } from './use-invite'
export { useTell } from './use-tell'
