import { checkSession, sessionNow } from './session'

/** Announces a sign-in (`here`) or sign-out (`gone`) to other tabs, which then read theirs. */
export const tabs = new BroadcastChannel('pearwell-session')
tabs.onmessage = ({ data }) => {
  if (data === 'here' && sessionNow().status === 'signed-out') void checkSession()
}
