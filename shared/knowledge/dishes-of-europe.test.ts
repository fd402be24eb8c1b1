import { describe, expect, it } from 'vitest'
import { verdictOf } from '../domain/verdict/verdict'
import { personWith } from '../testing/people-who-avoid'
import { matcher } from '../testing/seeded-knowledge'

const foods = [
  'Almond',
  "Baker's yeast",
  'Beef',
  "Cow's milk",
  'Durum wheat',
  'Egg white',
  'Garlic',
  "Goat's milk",
  'Hazelnut',
  'Mint',
  'Mustard seed',
  'Orange',
  'Pork',
  'Rice',
  'Sesame',
  'Walnut',
  'Wheat',
]
const person = personWith(
  matcher,
  foods.map((name) => [name, 'high'] as const),
)

/** A dish, the foods it usually contains or names, and those it may contain. */
const dishes: readonly (readonly [name: string, usual: string, perhaps: string])[] = [
  ['pizza margherita', "Baker's yeast, Cow's milk, Wheat", 'Durum wheat, Garlic'],
  ['spaghetti carbonara', "Cow's milk, Durum wheat, Egg white, Pork, Wheat", 'Garlic'],
  ['gnocchi', 'Wheat', "Cow's milk, Durum wheat, Egg white"],
  ['pesto', "Cow's milk, Garlic", 'Almond'],
  ['risotto', "Cow's milk, Rice", 'Garlic'],
  ['arancini', "Cow's milk, Egg white, Rice, Wheat", 'Beef, Garlic'],
  ['biscotti', 'Egg white, Wheat', "Almond, Cow's milk"],
  ['cantuccini', 'Almond, Egg white, Wheat', "Cow's milk"],
  ['halloumi', "Goat's milk", "Cow's milk, Mint"],
  ['baklava', "Cow's milk, Walnut, Wheat", 'Almond, Hazelnut, Sesame'],
  ['horchata', '', "Almond, Cow's milk, Rice"],
  ['mojito', 'Mint', ''],
  ['gin and tonic', '', ''],
  ['whiskey sour', '', 'Egg white, Orange'],
  ['piccata milanese', "Cow's milk, Durum wheat, Egg white, Wheat", 'Beef, Garlic, Pork'],
  ['cotoletta alla milanese', "Cow's milk, Egg white, Wheat", 'Beef'],
  ['butterrösti', "Cow's milk", 'Pork'],
  ['bulgur', 'Durum wheat, Wheat', ''],
  ['choucroute', '', "Beef, Cow's milk, Garlic, Mustard seed, Pork"],
  ['apple pie', "Cow's milk, Wheat", 'Almond, Egg white'],
  ['zwiebelkuchen', "Cow's milk, Egg white, Pork, Wheat", "Baker's yeast"],
  ['salatsauce', 'Mustard seed', "Cow's milk, Egg white, Garlic"],
  ['vanillepudding', "Cow's milk", 'Egg white'],
  ['eierlikör', '', "Cow's milk, Egg white"],
  ['nussgipfel', "Cow's milk, Hazelnut, Wheat", 'Almond, Egg white, Walnut'],
  ['marzipankartoffeln', 'Almond', ''],
  ['hobnobs', 'Wheat', "Cow's milk"],
  ['spaghettieis', "Cow's milk", 'Almond, Egg white'],
  ['tortilla española', 'Egg white', ''],
  ['patatas bravas', '', 'Egg white, Garlic, Mustard seed, Wheat'],
  ['pierogi ruskie', "Cow's milk, Wheat", 'Durum wheat, Egg white'],
  ['köttbullar', "Beef, Cow's milk, Egg white, Pork, Wheat", ''],
  ['cordon bleu', "Cow's milk, Egg white, Pork, Wheat", 'Beef'],
  ['schnitzel wiener art', 'Egg white, Pork, Wheat', "Cow's milk"],
  ['wurstsalat', 'Pork', "Beef, Cow's milk, Garlic, Mustard seed"],
  ['elisenlebkuchen', 'Almond, Egg white, Hazelnut, Orange', "Cow's milk, Walnut, Wheat"],
  ['butter toast', "Cow's milk, Wheat", "Baker's yeast"],
  ['zwieback', "Baker's yeast, Wheat", "Cow's milk, Egg white"],
  ['cheesecake', "Cow's milk, Wheat", 'Beef, Egg white, Pork'],
  ['granita', '', ''],
  ['galette de sarrasin', "Cow's milk", 'Egg white, Pork, Wheat'],
  ['tzatziki', "Cow's milk, Garlic", 'Mint'],
  ['adana', '', "Baker's yeast, Beef, Garlic, Wheat"],
]

/** The person's foods that the words name in one of these ways, in the order of the list above. */
const heldBy = (q: string, ways: readonly string[]) => {
  const held = verdictOf(matcher, q, person).foods.filter(
    ({ relation, words: own }) => ways.includes(relation) && own.length > 0,
  )
  return held
    .map(({ foodName }) => foodName)
    .toSorted()
    .join(', ')
}

describe('a dish of Europe', () => {
  it.each(dishes)('%s usually contains %s', (name, usual, perhaps) => {
    expect(heldBy(name, ['is', 'made', 'holds', 'usual'])).toBe(usual)
    expect(heldBy(name, ['may'])).toBe(perhaps)
  })
})
