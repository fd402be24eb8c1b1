import { homeOf, type Role } from '@shared/core/roles'
import { screens } from '@shared/screens'
import { placeAt } from './paths'

/**
 * Where a user who opens `path` is redirected; undefined when they may stay, also on an unknown
 * path, which shows that it is unknown. `role` is null for the signed out. The server enforces its
 * own rules as well.
 */
export function redirectFor(path: string, role: Role | null): string | undefined {
  const place = placeAt(path)
  if (!place) return undefined
  const { area } = screens[place.screen]
  if (area === 'public') return undefined
  if (!role) return '/auth'
  if (area === 'home') return role === 'admin' ? undefined : homeOf[role]
  if (area === 'admin-strict' && role !== 'admin') return '/auth'
  if ((area === 'admin' || area === 'client' || area === 'practitioner') && role !== area) return homeOf[role]
  return place.screen === '/admin/ai-food-data' ? '/admin/food-descriptions' : undefined
}
