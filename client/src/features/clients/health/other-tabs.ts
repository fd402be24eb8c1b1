import { queryClient } from '@/api/query-client'
import { refreshAfter } from '@/api/use-api'

// What is said of allergies in one tab is what the others go by from then on; they are told that, not what.
const tabs = new BroadcastChannel('pearwell-health')
tabs.onmessage = () => void refreshAfter(queryClient, 'PUT /api/user/health')

export const tellOtherTabs = (): void => tabs.postMessage('changed')
