import { trimPath } from './trim-path'

/**
 * Who a screen is for. `home`: `/`, which is the dashboard for admins and leads the others to theirs.
 * `admin-strict`: an admin screen that sends everybody else to /auth rather than to their home.
 */
export type Area = 'public' | 'home' | 'everyone' | 'admin' | 'admin-strict' | 'practitioner' | 'client'

/** Every screen's path and its area; a segment `:id` is a row's id. /auth is apart: it is there for the signed out alone. */
export const areas = {
  '/': 'home',
  '/admin': 'admin',
  '/admin/reports': 'admin',
  '/admin/reports/:id': 'admin',
  '/admin/client-reports': 'admin',
  '/admin/practitioner-reports': 'admin',
  '/admin/users': 'admin',
  '/admin/clients': 'admin',
  '/admin/practitioners': 'admin',
  '/admin/food-database': 'admin',
  '/admin/food-descriptions': 'admin-strict',
  '/admin/ai-food-data': 'admin',
  '/admin/ai-assistant': 'admin',
  '/admin/food-label-scanner': 'admin',
  '/admin/recipe-generator': 'admin-strict',
  '/admin/ai-recipes': 'admin',
  '/admin/questions-to-review': 'admin-strict',
  '/admin/messaging': 'admin',
  '/admin/messaging-settings': 'admin',
  // Others are told on the screen itself that they may not.
  '/admin/faqs': 'everyone',
  '/admin/notifications': 'admin',
  '/admin/audit': 'admin',
  '/admin/settings': 'admin',
  '/client': 'client',
  '/client/my-reports': 'client',
  '/client/my-reports/:id': 'client',
  '/client/scanner': 'client',
  '/client/recipes': 'client',
  '/client/ai-assistant': 'client',
  '/client/faqs': 'client',
  '/client/notifications': 'client',
  '/client/settings': 'client',
  '/practitioner': 'practitioner',
  '/practitioner/clients': 'practitioner',
  '/practitioner/reports': 'practitioner',
  '/practitioner/reports/:id': 'practitioner',
  '/practitioner/faqs': 'practitioner',
  '/practitioner/ai-assistant': 'practitioner',
  '/practitioner/notifications': 'practitioner',
  '/practitioner/settings': 'practitioner',
  '/food-label-scanner': 'everyone',
  '/settings': 'everyone',
  '/terms': 'public',
} as const satisfies Record<string, Area>

export type ScreenPath = keyof typeof areas
export type PlaceParams = { id?: number }
export type Place = { screen: ScreenPath; params: PlaceParams }

const isScreen = (path: string): path is ScreenPath => Object.hasOwn(areas, path)

/** Which screen an address shows, with the row's id when the path carries one; undefined for an unknown path. */
export function placeAt(path: string): Place | undefined {
  const trimmed = trimPath(path)
  if (isScreen(trimmed) && !trimmed.includes(':')) return { screen: trimmed, params: {} }
  const [, parent, digits] = /^(.+)\/([1-9]\d{0,9})$/.exec(trimmed) ?? []
  const pattern = `${parent}/:id`
  return digits && isScreen(pattern) ? { screen: pattern, params: { id: Number(digits) } } : undefined
}
