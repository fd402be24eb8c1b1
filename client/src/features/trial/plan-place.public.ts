import { useApiQuery } from '@/api/use-api'

/**
 * Whether a client finds My Plan in the menus: where the portal has plans, and with a plan even where it no longer has.
 * No until that is known.
 */
export function usePlanPlace(isClient: boolean): boolean {
  const { data: config } = useApiQuery('GET /api/config', undefined, { enabled: isClient })
  const isOff = config?.trialOn === false
  const plan = useApiQuery('GET /api/trial', undefined, { enabled: isClient && isOff })
  return isClient && (config?.trialOn === true || (isOff && plan.data != null))
}
