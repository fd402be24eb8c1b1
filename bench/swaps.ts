// npm run bench:swaps prints what three people are offered instead of 100 dishes and products, for
// a cook to read. `--last` prints ten that nothing was fitted to.
import { swapsFor } from '../shared/domain/verdict/swaps'
import { verdictOf } from '../shared/domain/verdict/verdict'
import { readRoles } from '../shared/knowledge/read-knowledge'
import { type Leveled, personWith } from '../shared/testing/people-who-avoid'
import { knowledge, matcher } from '../shared/testing/seeded-knowledge'

const asked = `mozzarella, feta, cheddar, parmesan, halloumi, brie, cream cheese, goat's cheese, blue cheese, cottage cheese,
milk, oat milk, double cream, greek yoghurt, butter, ice cream, whipped cream, kefir, latte, hot chocolate,
egg, boiled egg, egg white, omelette, mayonnaise, beef, steak, burger, mince, bacon, ham, salami, sausages, chicken,
chicken nuggets, roast lamb, duck, tofu, cod, smoked salmon, tuna, prawns, fish fingers, fish and chips, anchovies,
bread, toast, baguette, croissant, bagel, wheat flour, pasta, rice, couscous, chips, porridge, muesli, pancakes,
Oreo, biscuits, chocolate cake, brownie, cheesecake, apple crumble, chocolate, Snickers, Nutella, jam, honey, sugar,
crisps, popcorn, peanuts, hummus, ketchup, soy sauce, mustard, pesto, stock cube, vinegar, beer, red wine, coffee, cola,
orange juice, smoothie, pizza, lasagne, spaghetti carbonara, chicken korma, beef stew, chilli con carne, sushi, pad thai,
caesar salad, tomato soup, ham sandwich, quiche, sunday roast, bangers and mash`
const last =
  'chicken tikka masala, Twix, scotch egg, sauerkraut, prosecco, baba ganoush, rhubarb fool, instant noodles, venison, stilton'

const people: readonly (readonly Leveled[])[] = [
  [
    ['Sesame', 'allergy'],
    ['Beef', 'high'],
    ['Durum wheat', 'high'],
    ["Goat's milk", 'high'],
    ['Celery', 'high'],
    ['Pork', 'own'],
    ['Cocoa bean', 'high'],
    ["Baker's yeast", 'moderate'],
  ],
  [
    ["Cow's milk", 'high'],
    ['Egg white', 'high'],
    ['Wheat', 'high'],
    ['Gluten', 'high'],
    ['Soy bean', 'moderate'],
    ['Peanut', 'allergy'],
    ['Orange', 'high'],
  ],
  [
    ['Hazelnut', 'allergy'],
    ['Shrimp', 'allergy'],
    ['Cod', 'high'],
    ['Chicken', 'high'],
    ['Tomato', 'high'],
    ['Potato', 'high'],
    ['Coffee', 'high'],
    ['Barley', 'high'],
    ['Oats', 'moderate'],
    ['Rice', 'moderate'],
    ['Almond', 'high'],
  ],
]

const names = knowledge.foods.map(({ name }) => name)
const eaters = people.map((raised) => {
  const own = new Set(raised.map(([name]) => name))
  return personWith(matcher, [
    ...raised,
    ...names.filter((name) => !own.has(name)).map((name) => [name, 'low'] as const),
  ])
})
const roles = readRoles()
for (const q of (process.argv.includes('--last') ? last : asked).split(/,\s+/u)) {
  const lines = eaters.map((eater) => {
    const said = verdictOf(matcher, q, eater)
    const { role, swaps } = swapsFor(matcher, roles, said, eater, true)
    const mark = swapsFor(matcher, roles, said, eater).role === null ? ' ' : '*'
    return `  ${mark} ${said.answer.padEnd(11)} ${role ?? '-'}: ${swaps.map(({ foodName }) => foodName).join(', ')}`
  })
  process.stdout.write(`${[q, ...lines].join('\n')}\n`)
}
