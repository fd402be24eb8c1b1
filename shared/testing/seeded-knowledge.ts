import { buildMatcher } from '../domain/food-matcher/food-matcher'
import { readKnowledge } from '../knowledge/read-knowledge'

/** The seeded knowledge and its matcher, built once per worker, as each takes most of a second. */
export const knowledge = readKnowledge()
export const matcher = buildMatcher(knowledge)
