import { homeOf, type Role } from '@shared/core/roles'
import { screens } from '@shared/screens'
import { placeAt } from './paths'

/**
 * Where somebody who opens `path` is sent instead; undefined when they may stay, which they also may on a path that
 * leads nowhere (it says so). `role` is null for the signed out. The server enforces its own rules besides.
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
