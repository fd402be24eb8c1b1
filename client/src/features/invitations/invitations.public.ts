export { skipWords } from './invitation-words'
export { useInvite } from './use-invite'
export { useInviteToast } from './use-invite-toast'
