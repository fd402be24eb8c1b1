export { inviteOnRelease } from './invite.service'
