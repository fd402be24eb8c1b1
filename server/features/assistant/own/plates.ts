/**
 * What plates are filled from, in words that the matcher reads. Who does not eat what a group is of (`animal`, `meat`)
 * gets no plate with it.
 */
export const larder = {
  meat: 'chicken, turkey, lamb, beef, duck, veal, rabbit, venison',
  fish: 'salmon, cod, trout, haddock, mackerel, hake, prawns, tuna',
  cold: 'tuna, cold chicken, smoked salmon, roast turkey, smoked mackerel',
  pulse: 'lentils, chickpeas, black beans, white beans, kidney beans, tofu',
  cheese: 'mozzarella, cottage cheese, cheddar, cream cheese, feta',
  yoghurt: 'natural yoghurt, quark, coconut yoghurt, kefir',
  milk: "cow's milk, soya milk, rice milk, coconut milk",
  flakes: 'millet flakes, buckwheat flakes, quinoa, rice flakes, amaranth, oats',
  starch: 'potatoes, rice, quinoa, sweet potatoes, millet, polenta, buckwheat',
  bread: 'wheat bread, rye crispbread, spelt bread, rice cakes, corn tortillas',
  spread: 'peanut butter, sunflower seed butter, avocado, honey, almond butter',
  veg: 'broccoli, carrots, green beans, courgettes, spinach, leek, peas, cauliflower, fennel, asparagus',
  raw: 'cucumber, carrot, tomatoes, bell pepper, radishes, lettuce',
  stick: 'carrot, cucumber, bell pepper, kohlrabi',
  soup: 'pumpkin, carrot, tomato, potato, pea, leek, beetroot',
  fruit: 'apple, banana, pear, blueberries, strawberries, raspberries, mango, grapes, orange',
  stewed: 'pears, apples, plums, rhubarb, cherries',
  nut: 'walnuts, pumpkin seeds, sunflower seeds, pistachios, pecans, peanuts, coconut flakes',
  herb: 'parsley, dill, basil, rosemary, thyme, chives, lemon juice',
} as const
export type Group = keyof typeof larder

/** Who eats nothing of an animal, and who no meat or fish, gets no plate with these groups; "high protein" asks for one of the last. */
export const animal: readonly Group[] = ['meat', 'fish', 'cold', 'cheese', 'yoghurt', 'milk']
export const flesh: readonly Group[] = ['meat', 'fish', 'cold']
export const protein: readonly Group[] = ['meat', 'fish', 'cold', 'pulse', 'cheese', 'yoghurt']
export const fibre: readonly Group[] = ['pulse', 'flakes', 'nut', 'soup']

/** A plate for some meals, of a food of each group; `is`: what somebody may wish of it. */
export type Plate = { text: string; meals: string; is: string }

export const plates: readonly Plate[] = [
  { text: '{flakes} cooked in {milk} with {fruit} and {nut}', meals: 'breakfast', is: 'warm sweet cheap' },
  { text: '{bread} with {spread} and {fruit}', meals: 'breakfast snack', is: 'cold sweet quick packed' },
  {
    text: '{yoghurt} with {fruit} and {nut}',
    meals: 'breakfast snack dessert',
    is: 'cold sweet quick packed',
  },
  { text: '{bread} with {cold} and {raw}', meals: 'breakfast lunch', is: 'cold quick packed savoury' },
  { text: '{bread} with {cheese} and {raw}', meals: 'breakfast lunch', is: 'cold quick packed savoury' },
  { text: 'fried potatoes with {veg} and {herb}', meals: 'breakfast lunch', is: 'warm cheap savoury' },
  {
    text: 'smoothie of {fruit}, {fruit} and {milk}',
    meals: 'breakfast snack smoothie',
    is: 'cold sweet quick',
  },
  { text: 'chia seeds soaked in {milk} with {fruit}', meals: 'breakfast dessert', is: 'cold sweet packed' },
  { text: '{starch} with {cold}, {raw} and {herb}', meals: 'lunch salad', is: 'cold packed savoury' },
  { text: '{starch} with {pulse}, {raw} and {herb}', meals: 'lunch salad', is: 'cold packed cheap savoury' },
  {
    text: '{pulse} with {raw}, olive oil and lemon juice',
    meals: 'lunch salad',
    is: 'cold quick packed cheap savoury',
  },
  { text: '{cheese} with {raw}, {raw} and {bread}', meals: 'lunch salad', is: 'cold quick packed savoury' },
  { text: '{soup} soup with {bread}', meals: 'lunch soup', is: 'warm cheap savoury' },
  { text: 'soup of {pulse} with {veg} and {herb}', meals: 'lunch dinner soup', is: 'warm cheap savoury' },
  { text: 'soup of {meat} with {veg} and rice', meals: 'dinner soup', is: 'warm savoury' },
  { text: 'jacket potato with {cheese} and {herb}', meals: 'lunch dinner', is: 'warm cheap savoury' },
  { text: 'baked {fish} with {starch} and {veg}', meals: 'dinner lunch', is: 'warm quick savoury' },
  { text: 'roast {meat} with {starch} and {veg}', meals: 'dinner', is: 'warm savoury' },
  { text: '{meat} fried with {veg}, and {starch}', meals: 'dinner lunch', is: 'warm quick savoury' },
  { text: '{pulse} stewed with {veg} and tomato, and {starch}', meals: 'dinner', is: 'warm cheap savoury' },
  { text: '{pulse} in coconut milk with {veg}, and {starch}', meals: 'dinner', is: 'warm savoury' },
  { text: '{fruit} and {nut}', meals: 'snack', is: 'cold quick packed sweet' },
  { text: '{fruit}', meals: 'snack', is: 'cold quick packed sweet cheap' },
  { text: '{stick} sticks with mashed avocado', meals: 'snack', is: 'cold quick packed savoury' },
  { text: 'popcorn', meals: 'snack', is: 'quick packed cheap savoury crunchy' },
  { text: 'rice cakes with {spread}', meals: 'snack', is: 'cold quick packed crunchy' },
  { text: 'roasted chickpeas', meals: 'snack', is: 'packed savoury crunchy' },
  { text: '{cheese} with grapes', meals: 'snack', is: 'cold quick packed savoury' },
  { text: 'baked apple with raisins and {nut}', meals: 'dessert', is: 'warm sweet cheap' },
  { text: 'rice pudding of {milk} with stewed {stewed}', meals: 'dessert', is: 'warm sweet cheap' },
  { text: '{fruit} with melted dark chocolate', meals: 'dessert', is: 'quick sweet' },
  { text: 'strawberries with cream', meals: 'dessert', is: 'cold quick sweet' },
  { text: 'frozen banana blended with {fruit}', meals: 'dessert', is: 'cold quick sweet' },
  { text: 'stewed {stewed} with cinnamon', meals: 'dessert', is: 'warm sweet cheap' },
  { text: 'mango with coconut milk and rice', meals: 'dessert', is: 'warm sweet' },
]

/** What somebody may wish of a meal, and how they say so, as `plain` writes it. */
export const wishes: Readonly<Record<string, string>> = {
  vegan: 'vegans?|plant ?based|pflanzlich|vegetalien|vegano|vegane\\w*|no animal',
  vegetarian: 'vegetari\\w*|veggie|veggies|meat ?free|meatless|no meat|fleischlos\\w*|sans viande|sin carne',
  protein: 'protein\\w*|eiweiss\\w*|gym|workout|muscle|training',
  fibre: 'fib(?:re|er)|ballaststoff\\w*|fibras?|fibres',
  cold: 'no cook\\w*|without cook\\w*|not cook\\w*|cold|too hot|no (?:microwave|oven|stove|kitchen|heating)|ohne kochen|kalt\\w*|sans cuisson|froid|sin cocinar|cant be bothered to cook|dont want to cook|raw',
  packed:
    'packed|pack|to go|on the go|grab|take (?:away|with)|tupper\\w*|lunch ?box\\w*|for work|at work|office|desk|portable|fur unterwegs|im buro|a emporter|para llevar',
  quick:
    'quick\\w*|fast|speedy|5 min\\w*|10 min\\w*|15 min\\w*|20 min\\w*|no time|hurry|schnell\\w*|rapide\\w*|rapid[oa]\\w*|lazy',
  cheap: 'cheap\\w*|budget|student|skint|broke|low cost|gunstig\\w*|billig\\w*|pas cher\\w*|barat\\w*',
  warm: 'warm\\w*|hot|cooked|heiss\\w*|chaud\\w*|caliente\\w*|cold (?:mornings?|days?|weather)|winter|comfort\\w*',
  sweet: 'sweet\\w*|sugary|suss\\w*|sucre\\w*|dulce\\w*',
  savoury: 'savou?ry|salty|deftig\\w*|herzhaft\\w*|sale|salad[oa]',
  crunchy: 'crunch\\w*|crisp(?:y|s)?|knusprig\\w*|croquant\\w*|crujiente\\w*',
}
