export { inviteOnRelease } from './invite.service'
export { carriersFor, wayTo } from './reach'
export { standingsOf } from './standing'
export { refreshStandings, standing } from './standings'
