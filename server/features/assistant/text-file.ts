import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../config/project-root'

/** A text file in this folder, by its path: `answers/meals/plates.txt`. */
export const textFile = (place: string): string =>
  readFileSync(path.join(projectRoot, 'server', 'features', 'assistant', place), 'utf8').trim()
