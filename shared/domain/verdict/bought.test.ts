import { describe, expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { isSure } from './deciding'
import { verdictOf } from './verdict'
import { matcher } from '../../testing/seeded-knowledge'

const foods = [
  'Beef',
  'Pork',
  'Wheat',
  "Cow's milk",
  'Egg white',
  'Almond',
  'Hazelnut',
  'Peanut',
  'Sesame',
  'Mustard seed',
  'Celery',
  'Garlic',
  'Oats',
  'Crab',
]
const person = personWith(
  matcher,
  foods.map((name) => [name, 'high']),
)

/**
 * The person's foods that something contains surely or usually, and those that it may contain, by
 * its words, without what kitchens and makers often add.
 */
function heldBy(q: string) {
  const foods = verdictOf(matcher, q, person).foods.filter(
    ({ relation, words }) => relation !== 'far' && words.length > 0,
  )
  const namesOf = (held: typeof foods) => held.map(({ foodName }) => foodName).toSorted()
  return { usual: namesOf(foods.filter(isSure)), may: namesOf(foods.filter((food) => !isSure(food))) }
}

/**
 * One name per line, then what it usually contains of the person's foods, then what it may contain.
 */
const rows = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', usual = '', may = ''] = line.split('|').map((each) => each.trim())
      const list = (text: string) => (text === '' ? [] : text.split(', ').toSorted())
      return [name, { usual: list(usual), may: list(may) }] as const
    })

describe('products and everyday dishes contain exactly the listed foods', () => {
  it.each(
    rows(`
seitan | Wheat | Celery, Garlic
snickers bar | Cow's milk, Egg white, Peanut |
toblerone | Almond, Cow's milk, Egg white |
milka | Cow's milk, Hazelnut |
kinder chocolate | Cow's milk |
kinder bueno | Cow's milk, Hazelnut, Wheat |
manner schnitten | Hazelnut, Wheat | Cow's milk
daim | Almond, Cow's milk |
creme egg | Cow's milk, Egg white |
kinder milchschnitte | Cow's milk, Egg white, Wheat |
percy pigs | | Beef, Pork
haribo goldbears | | Beef, Pork, Wheat
lucky charms | Oats | Beef, Pork
alpen | Almond, Cow's milk, Hazelnut, Oats, Wheat |
granola | Oats | Almond, Hazelnut, Sesame, Wheat
clif bar | Oats | Almond, Cow's milk, Peanut
rxbar | Almond, Egg white | Peanut
pringles original | Wheat |
sour cream pringles | Cow's milk, Wheat |
mini cheddars | Cow's milk, Wheat | Celery
biscoff biscuits | Wheat |
hellmanns mayonnaise | Egg white | Mustard seed
salad cream | Mustard seed | Egg white
heinz ketchup | Celery |
ketchup | | Celery, Garlic
chicken oxo cubes | Wheat | Beef, Celery, Cow's milk, Garlic
chicken gravy | Wheat | Celery
nutella on toast | Cow's milk, Hazelnut, Wheat | Oats
marmite on toast | Celery, Wheat | Cow's milk, Oats
mcdonald's hash brown | | Cow's milk, Egg white, Wheat
kfc gravy | Wheat | Beef, Celery, Garlic
suet dumplings | Beef, Wheat | Cow's milk, Egg white
butter cookies | Cow's milk, Wheat | Egg white
sesame crackers | Sesame, Wheat |
big mac meal | Beef, Sesame, Wheat | Cow's milk, Egg white, Mustard seed
omelette | Cow's milk, Egg white | Pork
eggs benedict | Cow's milk, Egg white, Pork, Wheat |
eggs royale | Cow's milk, Egg white, Wheat |
bagel | Wheat | Sesame
croissant | Cow's milk, Wheat | Egg white
cheese sandwich | Cow's milk, Wheat | Egg white, Mustard seed
roast chicken | | Cow's milk, Garlic
chicken stroganoff | Cow's milk | Mustard seed, Wheat
jerk pork | Garlic, Pork | Wheat
vegetable tagine | | Almond, Garlic
kroketten | Egg white, Wheat | Cow's milk
frikadelle | Beef, Egg white, Pork, Wheat | Celery, Cow's milk, Garlic, Mustard seed
`),
  )('in %s', (name, held) => expect(heldBy(name)).toEqual(held))
})

describe('a product without a stated source', () => {
  const eater = personWith(matcher, [
    ['Beef', 'high'],
    ['Soy bean', 'moderate'],
    ['Barley', 'moderate'],
    ['Cod', 'allergy'],
    ['Pork', 'own'],
    ['Corn (maize)', 'low'],
    ['Anchovy', 'low'],
    ['Crab', 'low'],
  ])
  it.each([
    ['gelatine', 'Leave out for now. Gelatine is usually made from beef, which is high for you.'],
    [
      'Gelatin capsules',
      'Leave out for now. Gelatin capsules are usually made from beef, which is high for you.',
    ],
    [
      'collagen peptides',
      'Leave out for now. Collagen peptides are usually made from beef, which is high for you.',
    ],
    ['rennet', 'Leave out for now. Rennet is usually made from beef, which is high for you.'],
    [
      'lecithin',
      'Go ahead. Now and then is enough. It is usually made from soy bean, which is moderate for you.',
    ],
    ['mono- and diglycerides', 'Check first. Some mono- and diglycerides have beef, which is high for you.'],
    ['omega-3 capsules', 'Check first. They may have cod, your allergy. Without a clear answer, leave them.'],
    ['glucosamine', 'Go ahead. Crab was not raised, so your test gives no reason to skip glucosamine.'],
    ['vinegar', 'Go ahead. If it has barley, now and then is enough.'],
    ['natural flavouring', 'Check first. Some natural flavouring has beef, which is high for you.'],
    [
      'maltodextrin',
      'Go ahead. Corn (maize) was not raised, so your test gives no reason to skip maltodextrin.',
    ],
  ])('is judged by its usual source: %s', (q, words) =>
    expect(verdictOf(matcher, q, eater).sentence).toBe(words),
  )

  it('counts as its bare name in a list, and as the animal beside it', () => {
    expect(verdictOf(matcher, 'sugar, gelatine, glucose syrup', eater).sentence).not.toContain('cod')
    expect(verdictOf(matcher, 'beef gelatine', eater).sentence).not.toMatch(/cod|pork/u)
  })

  it('is known with the name of a maker', () =>
    expect(verdictOf(matcher, 'heinz baked beans', eater)).toMatchObject({ notKnown: [] }))
})
