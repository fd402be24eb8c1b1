/** What plates are filled from, the usual first, in words that the matcher reads; the last stand in where the others do not fit. */
export const larder = {
  meat: 'chicken, turkey, lamb, beef, duck, veal, rabbit, venison, goose, quail, ostrich, goat',
  mince: 'turkey mince, chicken mince, lamb mince, beef mince, veal mince, lentils, mushrooms, black beans',
  fish: 'salmon, cod, trout, haddock, mackerel, hake, prawns, tuna, sea bass, plaice, halibut, sole, pollock, sardines',
  cold: 'tuna, cold chicken, smoked salmon, roast turkey, smoked mackerel, roast beef, sardines, cold duck, avocado',
  pulse: 'lentils, chickpeas, black beans, white beans, kidney beans, tofu, peas, mung beans, broad beans',
  cheese:
    'mozzarella, cottage cheese, cheddar, cream cheese, feta, sheep’s cheese, camembert, emmental, tofu',
  yoghurt: 'natural yoghurt, quark, coconut yoghurt, kefir, soya yoghurt, cottage cheese',
  milk: "cow's milk, soya milk, rice milk, coconut milk, oat drink, almond drink, hemp drink, hazelnut drink",
  cream: 'cream, coconut cream, soya cream, oat cream, mascarpone, cashew cream',
  flakes:
    'millet flakes, buckwheat flakes, quinoa, rice flakes, amaranth, oats, rice, teff, sorghum, polenta',
  starch:
    'potatoes, rice, quinoa, sweet potatoes, millet, polenta, buckwheat, amaranth, sorghum, cassava, parsnips',
  bread:
    'wheat bread, rye crispbread, spelt bread, rice cakes, corn tortillas, buckwheat crispbread, oatcakes, corn cakes',
  pasta:
    'rice noodles, buckwheat noodles, spelt pasta, lentil pasta, maize pasta, chickpea pasta, courgettes, sweet potatoes',
  flour:
    'wheat flour, rice flour, buckwheat flour, spelt flour, maize flour, chickpea flour, oat flour, millet flour, teff flour, sorghum flour, potato starch, cassava flour',
  thick: 'cornflour, potato starch, arrowroot, rice flour, tapioca starch',
  bind: 'mashed banana, ground linseed, apple purée, chia seeds, psyllium husk, potato starch, pumpkin purée',
  hold: 'potato starch, mashed potatoes, ground linseed, chickpea flour, cooked rice, psyllium husk, chia seeds, cornflour',
  fat: 'butter, rapeseed oil, sunflower oil, olive oil, coconut oil, walnut oil',
  oil: 'olive oil, rapeseed oil, sunflower oil, walnut oil, coconut oil, butter',
  sweet: 'honey, maple syrup, cane sugar, date syrup, agave syrup, rice syrup, mashed banana, apple purée',
  spread:
    'peanut butter, sunflower seed butter, avocado, honey, almond butter, strawberry jam, cream cheese, apple purée',
  nutbutter:
    'sunflower seed butter, peanut butter, pumpkin seed butter, walnuts, cashew butter, almond butter, avocado',
  veg: 'broccoli, carrots, green beans, courgettes, spinach, leek, peas, cauliflower, fennel, asparagus, kale, pumpkin, aubergine, mushrooms, parsnips, beetroot, white cabbage, chard',
  raw: 'cucumber, carrot, tomatoes, bell pepper, radishes, lettuce, rocket, beetroot, kohlrabi, fennel, chicory',
  red: 'tomatoes, bell pepper, pumpkin, carrots, beetroot, courgettes, mushrooms',
  shell: 'corn tortillas, lettuce, white cabbage, rice cakes, baked potatoes, chicory',
  stick: 'carrot, cucumber, bell pepper, kohlrabi, fennel, celery, radishes',
  root: 'carrots, leek, onion, parsnips, fennel, mushrooms, parsley root, celery',
  soup: 'pumpkin, carrot, tomato, potato, pea, leek, beetroot, broccoli, parsnip, cauliflower',
  fruit:
    'apple, banana, pear, blueberries, strawberries, raspberries, mango, grapes, orange, kiwi, plum, cherries, melon, papaya',
  stewed: 'pears, apples, plums, rhubarb, cherries, apricots, blueberries, raspberries',
  nut: 'walnuts, pumpkin seeds, sunflower seeds, pistachios, pecans, peanuts, coconut flakes, macadamias, chestnuts, hazelnuts',
  herb: 'parsley, chives, dill, basil, coriander, thyme, rosemary, oregano, mint, lemon juice',
  spice: 'ginger, chilli, paprika, black pepper, cumin, coriander',
  acid: 'lemon juice, lime juice, cider vinegar, wine vinegar, orange juice',
} as const
export type Group = keyof typeof larder

/** Of these another food comes with each day and plate; of the others the usual one wherever it fits. */
export const varied: readonly Group[] = [
  'meat',
  'mince',
  'fish',
  'cold',
  'pulse',
  'cheese',
  'flakes',
  'starch',
  'bread',
  'pasta',
  'veg',
  'raw',
  'stick',
  'root',
  'soup',
  'fruit',
  'stewed',
  'nut',
  'herb',
  'spice',
  'bind',
]

/** "High protein", and "high fibre", ask for one of these. */
export const protein: readonly Group[] = ['meat', 'mince', 'fish', 'cold', 'pulse', 'cheese', 'yoghurt']
export const fibre: readonly Group[] = ['pulse', 'flakes', 'nut', 'soup']

/**
 * What may be eaten: every food of it stands in brackets, a group of the larder or a food by itself, and is judged; `meals` it
 * is for, and what it `is` as somebody may wish it.
 */
export type Plate = { text: string; meals: readonly string[]; is: readonly string[] }

const wordsOf = (text = '') => text.trim().split(' ')

/** A plate a line: what it is, its meals and what it is like. */
export const platesIn = (lines: string): Plate[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([text = '', meals, is]) => ({ text: text.trim(), meals: wordsOf(meals), is: wordsOf(is) }))

export const plates = platesIn(`
{flakes} cooked in {milk} with {fruit} and {nut} | breakfast | warm sweet cheap filling pot
{flakes} cooked in {milk} with {stewed} | breakfast | warm sweet cheap pot
{flakes} cooked in water with {fruit} | breakfast | warm sweet cheap pot
{bread} with {spread} and {fruit} | breakfast snack | cold sweet quick packed uncooked
{yoghurt} with {fruit} and {nut} | breakfast snack dessert | cold sweet quick packed uncooked light
{bread} with {cold} and {raw} | breakfast lunch | cold quick packed savoury uncooked light
{bread} with {cheese} and {raw} | breakfast lunch | cold quick packed savoury uncooked light
{bread} with mashed {avocado} and {raw} | breakfast lunch | cold quick packed savoury uncooked light
fried {potatoes} with {veg} and {herb} | breakfast lunch | warm cheap savoury filling pot
{rice} warmed with {veg} and {herb} | breakfast lunch | warm cheap savoury quick filling pot
savoury porridge of {flakes} with {veg} and {oil} | breakfast | warm cheap savoury filling pot
{pulse} warmed with {tomatoes} and {herb}, and {bread} | breakfast lunch | warm cheap savoury quick filling
{cold} with {raw} and {bread} | breakfast lunch | cold quick savoury uncooked light packed
fried {veg} with {mushrooms} and {herb} | breakfast lunch dinner | warm quick savoury light pot
{fish} fried with {veg} | breakfast dinner lunch | warm quick savoury light pot
{cold} with {raw} and {avocado} | breakfast lunch dinner salad | cold quick savoury uncooked light
smoothie of {fruit}, {fruit} and {milk} | breakfast snack smoothie | cold sweet quick uncooked
smoothie of {fruit}, {yoghurt} and {nut} | breakfast snack smoothie | cold sweet quick uncooked filling
smoothie of {fruit}, {spinach} and water | breakfast snack smoothie | cold sweet quick uncooked light
smoothie of {fruit}, {fruit} and {coconut milk} | breakfast snack smoothie | cold sweet quick uncooked
{chia seeds} soaked in {milk} with {fruit} | breakfast dessert | cold sweet packed uncooked
{flakes} soaked overnight in {milk} with {fruit} | breakfast | cold sweet packed uncooked filling
{starch} with {cold}, {raw} and {herb} | lunch salad dinner | cold packed savoury filling
{starch} with {pulse}, {raw} and {herb} | lunch salad | cold packed cheap savoury filling
{pulse} with {raw}, {oil} and {acid} | lunch salad dinner | cold quick packed cheap savoury uncooked filling
{cheese} with {raw}, {raw} and {bread} | lunch salad dinner | cold quick packed savoury uncooked light
{cold} with {raw}, {raw} and {oil} | lunch salad dinner | cold quick packed savoury uncooked light
{raw} with {raw}, {nut} and {oil} | salad lunch | cold quick packed savoury crunchy uncooked light
{fruit} with {raw}, {nut} and {acid} | salad | cold quick uncooked light
{lettuce} with fried {meat} and {raw} | salad lunch dinner | savoury light quick
{soup} soup with {bread} | lunch soup dinner | warm cheap savoury light pot
{soup} soup with {coconut milk} and {spice} | lunch soup dinner | warm savoury light spicy pot
soup of {root}, {veg} and {herb} | lunch soup dinner | warm cheap savoury light pot
soup of {pulse} with {veg} and {herb} | lunch dinner soup | warm cheap savoury filling pot
soup of {meat} with {veg} and {rice} | dinner soup | warm savoury filling pot
soup of {fish} with {potatoes} and {leek} | dinner soup | warm savoury filling pot
jacket {potato} with {cheese} and {herb} | lunch dinner | warm cheap savoury filling oven
jacket {potato} with {cold} and {raw} | lunch dinner | warm savoury filling oven
baked {fish} with {starch} and {veg} | dinner lunch | warm quick savoury oven
steamed {fish} with {veg} and {herb} | dinner lunch | warm quick savoury light
{fish} fried in {oil}, with {starch} and {veg} | dinner lunch | warm quick savoury filling
{pasta} with {fish}, {veg} and {oil} | dinner lunch | warm quick savoury filling
{pasta} with {meat}, {veg} and {herb} | dinner lunch | warm quick savoury filling
{pasta} with {veg}, {nut} and {oil} | dinner lunch | warm quick cheap savoury filling
roast {meat} with {starch} and {veg} | dinner | warm savoury filling oven
roast {meat} with {veg} and {herb} | dinner | warm savoury oven light
{meat} fried with {veg}, and {starch} | dinner lunch | warm quick savoury filling
{meat} fried with {veg} and {spice} | dinner lunch | warm quick savoury light spicy pot
{meat} stewed with {root} and {herb} | dinner | warm savoury filling pot
{mince} fried with {veg}, and {starch} | dinner lunch | warm quick cheap savoury filling
{pulse} stewed with {veg} and {tomatoes}, and {starch} | dinner lunch | warm cheap savoury filling
{pulse} stewed with {chilli} and {tomatoes}, and {rice} | dinner lunch | warm cheap savoury spicy filling
{pulse} in {coconut milk} with {veg}, and {starch} | dinner | warm savoury filling
{meat} in {coconut milk} with {spice} and {veg} | dinner | warm savoury spicy pot
{tofu} fried with {veg}, and {starch} | dinner lunch | warm quick savoury filling
{starch} fried with {veg} and {nut} | dinner lunch | warm quick cheap savoury crunchy filling pot
{starch} baked with {veg} and {cheese} | dinner | warm cheap savoury filling oven
{veg} from the oven with {oil} and {herb} | dinner lunch | warm cheap savoury light oven
{fruit} and {nut} | snack | cold quick packed sweet crunchy uncooked light
{fruit} | snack | cold quick packed sweet cheap uncooked light
{fruit} with {cheese} | snack | cold quick packed uncooked light
{fruit} dipped in {nutbutter} | snack | cold quick packed sweet uncooked filling
{nut} | snack | cold quick packed savoury crunchy uncooked filling
{stick} sticks with mashed {avocado} | snack | cold quick packed savoury crunchy uncooked light
{stick} sticks with {yoghurt} and {herb} | snack | cold quick savoury crunchy uncooked light
{stick} sticks with {nutbutter} | snack | cold quick packed savoury crunchy uncooked
{popcorn} | snack | quick packed cheap savoury crunchy light
{rice cakes} with {spread} | snack | cold quick packed crunchy uncooked
roasted {chickpeas} | snack | packed savoury crunchy oven cheap
roasted {pumpkin seeds} with salt | snack | packed savoury crunchy quick
baked {kale} with {oil} and salt | snack | savoury crunchy oven cheap light
{potatoes} baked thin and crisp in {oil} | snack | savoury crunchy oven cheap
{bread} with {cheese} | snack | cold quick packed savoury uncooked filling
{cold} with {stick} | snack | cold quick savoury uncooked filling
a cup of {soup} soup | snack | warm savoury light cheap
{milk} warmed with {cinnamon} | snack | warm sweet light quick
baked {apple} with {raisins} and {nut} | dessert | warm sweet cheap oven
{rice} pudding of {milk} with stewed {stewed} | dessert | warm sweet cheap pot filling
{fruit} with melted {dark chocolate} | dessert | quick sweet
{fruit} with {cream} | dessert | cold quick sweet uncooked
{yoghurt} with {fruit} and {sweet} | dessert | cold quick sweet uncooked light
frozen {banana} blended with {fruit} | dessert | cold quick sweet uncooked
frozen {fruit} blended with {yoghurt} | dessert | cold quick sweet uncooked light
salad of {fruit}, {fruit} and {acid} | dessert | cold quick sweet uncooked light
stewed {stewed} with {cinnamon} | dessert | warm sweet cheap light pot
stewed {stewed} under a crust of {nut}, {fat} and {sweet} | dessert | warm sweet oven crunchy
{mango} with {coconut milk} and {rice} | dessert | warm sweet
{fruit} and {nut} dipped in {dark chocolate} | dessert snack | sweet packed crunchy
`)
