import path from 'node:path'
import { readKnowledge } from '@shared/knowledge/read-knowledge'
import { projectRoot } from '../../project-root'

/** The food knowledge that ships, from its shelves on the disk. Throws where one is not written in their format. */
export const shippedKnowledge = () => readKnowledge(path.join(projectRoot, 'shared', 'knowledge'))
