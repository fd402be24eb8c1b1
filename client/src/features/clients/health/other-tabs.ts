import { queryClient } from '@/api/query-client'
import { refreshAfter } from '@/api/use-api'

// Tells other tabs that the allergies have changed, without their content.
const tabs = new BroadcastChannel('pearwell-health')
tabs.onmessage = () => void refreshAfter(queryClient, 'PUT /api/user/health')

export const notifyOtherTabs = (): void => tabs.postMessage('changed')
