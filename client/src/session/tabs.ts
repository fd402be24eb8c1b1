import { checkSession, sessionNow } from './session'

/**
 * Announces a sign-in (`here`) or a sign-out (`gone`) to the other tabs, which then read their
 * session.
 */
export const tabs = new BroadcastChannel('pearwell-session')
tabs.onmessage = ({ data }) => {
  if (data === 'here' && sessionNow().status === 'signed-out') void checkSession()
}
