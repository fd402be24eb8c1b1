import type { Reply } from '@shared/api'

/** Foods that a plan may be about, left out and brought back as one. */
export type Bundle = Reply<'POST /api/trial/proposal'>[number]

/** Why foods cannot be chosen for a plan. */
export const refusedWords: Record<NonNullable<Bundle['refused']>, string> = {
  allergy: 'An allergy: it stays left out and is not brought back at home.',
  'clinic-only': 'Only a clinic brings this back, not a plan at home.',
  gluten: 'Ask for the coeliac tests before you leave gluten out.',
}

/** The name that foods are chosen by; the server takes the others of their bundle along. */
export const firstOf = ({ foods: [name = ''] }: Pick<Bundle, 'foods'>): string => name

/** The bundles that one of the names is in; those that are proposed where nobody has chosen yet (null). */
export const chosenOf = <Some extends Pick<Bundle, 'foods' | 'proposed' | 'refused'>>(
  bundles: readonly Some[],
  chosen: readonly string[] | null,
): Some[] =>
  bundles.filter(
    ({ foods, proposed, refused }) =>
      refused === null && (chosen ? foods.some((food) => chosen.includes(food)) : proposed),
  )
