import { confirmSession, onUserGone } from './session'

// Who signs out means every tab: the others ask about their session too, and show nothing more when it is over.
const tabs = new BroadcastChannel('pearwell-session')
tabs.onmessage = () => void confirmSession()
onUserGone(() => tabs.postMessage('gone'))
