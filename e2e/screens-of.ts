import { screens } from '../shared/screens'
import type { Who } from './portal'

/** The screens that somebody of a role, or nobody signed in, reaches; /admin/ai-food-data only leads to another. */
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
