import type { Reply } from '@shared/api'

/** Foods that a plan leaves out and brings back together. */
export type Bundle = Reply<'POST /api/trial/proposal'>[number]

export const refusedWords: Record<NonNullable<Bundle['refused']>, string> = {
  allergy: 'An allergy. It stays out, and never comes back at home.',
  'clinic-only': 'Only a clinic should bring this back.',
  gluten: 'Ask for the coeliac tests before you leave gluten out.',
}

/** The name a bundle is chosen by; the server adds the bundle's other foods. */
export const firstOf = ({ foods: [name = ''] }: Pick<Bundle, 'foods'>): string => name

/** The bundles with one of the names; the proposed ones before any choice (null). */
export const chosenOf = <Some extends Pick<Bundle, 'foods' | 'proposed' | 'refused'>>(
  bundles: readonly Some[],
  chosen: readonly string[] | null,
): Some[] =>
  bundles.filter(
    ({ foods, proposed, refused }) =>
      refused === null && (chosen ? foods.some((food) => chosen.includes(food)) : proposed),
  )
