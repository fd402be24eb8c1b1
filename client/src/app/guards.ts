import { homeOf, type Role } from '@shared/core/roles'
import { screens } from '@shared/screens'
import { placeAt } from './paths'

/** The redirect for `path`, undefined if the user may stay; `role` is null when signed out. */
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
