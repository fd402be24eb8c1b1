import { buildMatcher } from '../domain/food-matcher/food-matcher'
import { readKnowledge } from '../knowledge/read-knowledge'

/** The knowledge that ships and its matcher, made once for all files that a worker tests: each takes most of a second. */
export const knowledge = readKnowledge()
export const matcher = buildMatcher(knowledge)
