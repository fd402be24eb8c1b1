import { endpoints, type ApiRoute } from '@shared/api'
import { shapeOfReply, type Shape } from '@shared/core/shapes'

/**
 * The shape of each JSON answer by route. In a build `scripts/vite-answer-shapes.ts` replaces this
 * module by its value, so that no schema reaches the browser.
 */
export const shapes: Partial<Record<ApiRoute, Shape>> = Object.fromEntries(
  Object.entries(endpoints).map(([route, endpoint]) => [route, shapeOfReply(endpoint)]),
)
