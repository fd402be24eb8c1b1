import path from 'node:path'
import { readKnowledge, readRoles } from '@shared/knowledge/read-knowledge'
import { projectRoot } from '../../config/project-root'

const folder = path.join(projectRoot, 'shared', 'knowledge')

/** The food knowledge from its sections on disk. Throws where a file has a wrong format. */
export const foodKnowledge = () => readKnowledge(folder)

/** What foods do on the plate, and what does the same; read once. */
export const foodRoles = () => (roles ??= readRoles(folder))
let roles: ReturnType<typeof readRoles> | undefined
