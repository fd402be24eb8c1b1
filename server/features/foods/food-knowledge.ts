import path from 'node:path'
import { readKnowledge, readSwaps } from '@shared/knowledge/read-knowledge'
import { projectRoot } from '../../config/project-root'

const folder = path.join(projectRoot, 'shared', 'knowledge')

/** The food knowledge from its sections on disk. Throws where a file has a wrong format. */
export const foodKnowledge = () => readKnowledge(folder)

/** The replacements of each food, by key; read once. */
export const foodSwaps = () => (swaps ??= readSwaps(folder))
let swaps: ReturnType<typeof readSwaps> | undefined
