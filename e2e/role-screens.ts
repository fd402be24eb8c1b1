import { screens } from '../shared/screens'
import type { Who } from './portal'

/**
 * The screens of a role, or those without a user; /admin/ai-food-data is left out because it only
 * redirects.
 */
export const screensOf = (who: Who): string[] =>
  Object.entries(screens).flatMap(([path, { area }]) => {
    const isOwn =
      area === 'public' ||
      (who !== undefined &&
        (area === who || area === 'everyone' || (area === 'admin-strict' && who === 'admin')))
    return isOwn && (path !== '/admin/faqs' || who === 'admin') && path !== '/admin/ai-food-data'
      ? [path]
      : []
  })
