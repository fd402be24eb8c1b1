import { endpoints, type ApiRoute } from '@shared/api'
import { shapeOfReply, type Shape } from '@shared/core/shapes'

/**
 * The shape of every JSON answer, by its route. A build writes the result out
 * (`scripts/vite-answer-shapes.ts`).
 */
export const shapes: Partial<Record<ApiRoute, Shape>> = Object.fromEntries(
  Object.entries(endpoints).map(([route, endpoint]) => [route, shapeOfReply(endpoint)]),
)
