import path from 'node:path'
import { readKnowledge, readSwaps } from '@shared/knowledge/read-knowledge'
import { projectRoot } from '../../project-root'

const folder = path.join(projectRoot, 'shared', 'knowledge')

/** The food knowledge that ships, from its shelves on the disk. Throws where one is not written in their format. */
export const shippedKnowledge = () => readKnowledge(folder)

/** What replaces each food, by its key: what ships, read once. */
export const shippedSwaps = () => (swaps ??= readSwaps(folder))
let swaps: ReturnType<typeof readSwaps> | undefined
