import type { ApiRoute } from '@shared/api'
import { fits } from '@shared/core/shapes'
import { shapes } from './answer-shapes'

/**
 * Whether the shape of an answer is that of its endpoint. Always true for answers that are not
 * JSON.
 */
export function isAnswerOf(route: ApiRoute, answer: unknown): boolean {
  const shape = shapes[route]
  return !shape || fits(shape, answer)
}
