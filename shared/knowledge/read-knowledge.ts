import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledgeOf, type KnowledgeSections } from './sections'
import { rolesIn } from './roles'

/** From the disk, for the server, its scripts and the tests; the browser bundles them. */
export function readSections(folder = import.meta.dirname): KnowledgeSections {
  return readKinds(folder, ['foods', 'composites', 'lookalikes', 'traits'])
}

function readKinds(folder: string, kinds: readonly string[]): KnowledgeSections {
  const paths = kinds.flatMap((kind) => readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

export const readKnowledge = (folder?: string) => knowledgeOf(readSections(folder))

export const readRoles = (folder = import.meta.dirname) =>
  rolesIn('roles.txt', readFileSync(join(folder, 'roles.txt'), 'utf8'))
