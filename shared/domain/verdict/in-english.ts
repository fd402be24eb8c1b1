import { listed } from '../text/counts'
import { fold } from '../text/fold'
import { english } from './english'
import { grammarOf, within } from './grammar'
import { withCapitals } from './nouns'
import type { Ruling } from './ruling'
import { type Naming, sayRuling } from './say-ruling'
import { inSentence } from './why'

/** Single things that one counts: a question about "burger" is about burgers. */
const countable = new Set(
  `pancake waffle crepe burger hamburger cheeseburger sandwich wrap burrito taco quesadilla kebab omelette omelet quiche
cupcake muffin brownie biscuit cookie cracker bagel roll bun croissant doughnut donut smoothie
milkshake sausage meatball dumpling nugget schnitzel croquette fritter scone flapjack pretzel toastie baguette
samosa cocktail latte cappuccino pasty crisp chip banana apple pear
orange peach plum tomato potato carrot lemon lime mushroom avocado nectarine olive prawn oyster mussel`.split(
    /\s+/u,
  ),
)
/** "Burgers" of "burger", but "beef stew" and "cake" as they are. */
function manyOf(name: string): string {
  const last =
    fold(name)
      .split(/[^\p{L}]+/u)
      .at(-1) ?? ''
  if (!countable.has(last)) return name
  if (/(?:ch|sh|s|x|potato|tomato)$/u.test(name)) return `${name}es`
  return `${name}s`
}

/** How English names foods and subjects. */
const inEnglish: Naming = {
  sayings: english,
  name: inSentence,
  subject: (about, isKind) => {
    const name = listed(about.map((one) => within(isKind ? manyOf(one) : one)))
    const isMany = about.length > 1 || grammarOf(name).is === 'are'
    return { name: name.charAt(0).toUpperCase() + name.slice(1), isMany }
  },
  kinds: (foods, family) => {
    const names = listed(foods.map(inSentence))
    if (fold(family).includes(fold(names))) return within(family)
    return foods.length === 1 && /bread|flour|rolls?$|toast|pasta|noodle|wrap|tortilla/iu.test(family)
      ? `${names} ${within(manyOf(family))}`
      : names
  },
  shortName: (foodName) => inSentence(foodName).replace(/^(\S+['’]s) (?:milk|cheese|yogh?urt)$/u, '$1'),
}

/** A ruling in English; German `nouns` keep their capitals. */
export function sayInEnglish(ruling: Ruling, nouns: readonly string[] = []) {
  const { sentence, notes } = sayRuling(inEnglish, ruling)
  return { sentence: withCapitals(sentence, nouns), notes: notes.map((note) => withCapitals(note, nouns)) }
}
