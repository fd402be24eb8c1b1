import { listed } from '../counts'
import type { DecidingFood, VerdictKind } from './verdict'

/** What to do, in one sentence. `title` is what was asked, `foods` those that decided. */
export function sentenceFor(kind: VerdictKind, title: string, foods: readonly DecidingFood[]): string {
  const it = title.toLowerCase()
  const [first] = foods
  const names = listed(foods.map(({ foodName }) => foodName.toLowerCase()))
  switch (kind) {
    case 'allergy':
      return `Do not eat ${it}, not even traces of it: ${first?.foodName ?? it} is on your list of allergies.`
    case 'high':
      return `Leave ${it} out for now.`
    case 'moderate':
      return `Eat ${it} now and then, for example every few days.`
    case 'own':
      return `You chose to leave ${first?.foodName.toLowerCase() ?? it} out.`
    case 'may-hold':
      return foods.length > 0
        ? `${title} may hold ${names}: ask first.`
        : `${title}: ask first what is in it.`
    case 'no-elevation':
      return `Your test gives no reason to leave ${it} out.`
    case 'not-tested':
      return `Your test did not look at ${it}, so it says nothing about it.`
    case 'not-known':
      return `We do not know “${it}”: look at its list of ingredients, or scan its label.`
  }
}
