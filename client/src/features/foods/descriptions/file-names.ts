import { fold } from '@shared/domain/text/fold'
import type { Food } from '../food-words'

const MOST = 60

/** A name for use in a file name: plain letters, digits and hyphens. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'food' : slug
}

/** A unique file name without extension for each food. */
export function uniqueNames(foods: readonly Pick<Food, 'id' | 'name'>[]): Map<number, string> {
  const slugs = foods.map(({ name }) => slugOf(name))
  const isShared = (slug: string) => slugs.indexOf(slug) !== slugs.lastIndexOf(slug)
  return new Map(
    foods.map(({ id }, at) => {
      const slug = slugs[at] ?? ''
      return [id, isShared(slug) ? `${slug}-${id}` : slug]
    }),
  )
}

/** The name of the descriptions file, from the first three foods. */
export function descriptionsFileName(foods: readonly Pick<Food, 'name'>[]): string {
  const first = foods.slice(0, 3).map(({ name }) => slugOf(name))
  const more = foods.length > 3 ? `-and-${foods.length - 3}-more` : ''
  return `${first.join('-')}${more}-descriptions.txt`
}

/** A food's description as plain text. */
export function descriptionText({ name, latinName, category, description }: Food): string {
  const heading = latinName === '' ? name : `${name} (${latinName})`
  return `${heading}\nCategory: ${category}\n\n${description === '' ? 'No description yet.' : description}\n`
}
