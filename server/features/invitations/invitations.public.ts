export { inviteOnRelease } from './invite.service'
export { standingsOf } from './standing'
