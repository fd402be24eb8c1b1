export { inviteOnRelease } from './invite.service'
export { channelsFor, channelTo } from './delivery-channels'
export { standingsOf } from './standing'
export { refreshStandings, standing } from './standings'
