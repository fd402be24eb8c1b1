import { useApiQuery } from '@/api/use-api'

/** Whether the portal has plans turned on or the client has one; false while unknown. */
export function useShowsPlanMenu(isClient: boolean): boolean {
  const { data: config } = useApiQuery('GET /api/config', undefined, { enabled: isClient })
  const isOff = config?.trialOn === false
  const plan = useApiQuery('GET /api/trial', undefined, { enabled: isClient && isOff })
  return isClient && (config?.trialOn === true || (isOff && plan.data != null))
}
