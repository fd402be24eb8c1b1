export { inviteOnRelease } from './invite.service'
export { channelsFor, channelTo } from './delivery-channels'
export { inviteesOf } from './invitees'
export { refreshInvitationStatuses, invitationStatus } from './invitation-statuses'
