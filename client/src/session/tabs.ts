import { checkSession, sessionNow } from './session'

/** Tells the other tabs that somebody has signed in (`here`) or is `gone`: each asks about its session. */
export const tabs = new BroadcastChannel('pearwell-session')
tabs.onmessage = ({ data }) => {
  if (data === 'here' && sessionNow().status === 'signed-out') void checkSession()
}
