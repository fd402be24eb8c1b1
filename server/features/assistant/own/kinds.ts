/**
 * What one buys or uses of a kind, the usual first, in words that the matcher reads. `said`: by what it is called, as
 * `plain` writes it; `use`: what it is wanted for, whatever stands in its place now; `category`: of the catalogue's foods that are of it; `offers`: with commas; `advice`: what to look at; `uses`: what one takes of it for this or that; `isOfFamily`: what takes its place is called as it is.
 */
export type Kind = {
  name: string
  said?: string
  use?: string
  category?: string
  offers: string
  advice?: string
  isOfFamily?: true
  uses?: readonly (readonly [asked: string, offers: string])[]
}

/** Those named by a use first: "on bread" tells more than the cheese that lies there now. */
export const kinds: readonly Kind[] = [
  {
    name: 'foods with much iron',
    use: 'iron|eisen|fer|hierro',
    offers:
      'lentils, chickpeas, lamb, turkey, tofu, pumpkin seeds, quinoa, spinach, mussels, millet, oats, beef, cashews',
    advice:
      'Vitamin C with the meal, as of peppers or oranges, helps to take iron in; coffee and tea hinder it.',
  },
  {
    name: 'foods with much fibre',
    use: 'fib(?:re|er)s?|ballaststoffe\\w*|fibres|fibra',
    offers:
      'lentils, chickpeas, linseed, pears, rye bread, broccoli, carrots, quinoa, raspberries, peas, prunes, oats, almonds',
    advice: 'Add it step by step over some days, and drink enough with it.',
  },
  {
    name: 'thickeners',
    use: 'thick(?:en|ener|eners|ening)?|andicken|binden|bindemittel|epaissi\\w*|espesa\\w*|roux',
    offers: 'potato starch, cornflour, arrowroot, rice flour, wheat flour, mashed potatoes',
  },
  {
    name: 'binders',
    use: 'bind(?:er|ers|ing)?|hold (?:it )?together|meatballs?(?= .*(?:egg|bind))',
    offers:
      'mashed potatoes, ground linseed, chia seeds, psyllium husk, potato starch, chickpea flour, apple purée',
    advice: 'One spoon of ground linseed or chia with three of water stands in for one egg.',
  },
  {
    name: 'glazes',
    use: 'glaz\\w*|egg ?wash|brush\\w* (?:the |my )?(?:pastry|bread|pies?|rolls?|buns?)|bestreichen|dorer|dorar|pintar',
    offers:
      'cow’s milk, cream, soya milk, maple syrup, honey, olive oil, coconut milk, apricot jam, oat drink, almond drink',
    advice: 'Brush it on thinly before baking; syrup, honey and jam go on when it comes out.',
  },
  {
    name: 'oils and fats',
    said: 'oils?|cooking fat|frying fat|lard|\\bol|huiles?|aceites?|fett',
    use: '(?:for|to|when|zum|beim|pour|para|in) (?:\\S+ )?(?:fry|frying|saute\\w*|braten|anbraten|frire|cuire|freir)|fry (?:\\S+ )?(?:with|in)|frying',
    offers:
      'olive oil, rapeseed oil, sunflower oil, coconut oil, butter, ghee, walnut oil, peanut oil, sesame oil, mustard oil',
    advice: 'Olive, rapeseed and sunflower oil stand heat; keep walnut oil for cold dishes.',
  },
  {
    name: 'milk and plant drinks',
    said: '(?:\\S+ ){0,1}milks?|milch|\\w+milch|\\w*milk|lait|leche|creamer|milk alternatives?|(?:oat|almond|soya?|rice|hafer|mandel)(?:\\S* )?drinks?|flat white|latte|cappuccino',
    use: '(?:in|for|with|into|im|in den|fur den|dans|pour|pour le|en|para|para el|zum) (?:an? |the |my |mein\\w* |mon |le |el |mi )?(?:coffee|cofee|coffe|latte|tea|cereals?|kaffee|cafe|muesli|porridge|flat white|cappuccino)',
    offers:
      "cow's milk, soya milk, rice milk, coconut drink, oat drink, almond drink, goat's milk, hazelnut drink, cashew drink",
    advice: 'Among plant drinks those with added calcium replace milk best; “barista” kinds of soya froth.',
  },
  {
    name: 'creams',
    said: 'cream|creme|sahne|nata|creme fraiche|sour cream',
    offers: 'cream, coconut cream, soya cream, mascarpone, oat cream, cashew cream, almond cream',
  },
  {
    name: 'yoghurt',
    said: 'yog(?:h)?urts?|yaourts?|jogh?urts?|yogures?|skyr|kefir',
    offers:
      "natural yoghurt, coconut yoghurt, quark, kefir, sheep's milk yoghurt, goat's milk yoghurt, almond yoghurt",
    advice: 'Plain pots are the surest: fruit kinds hold more than one fruit.',
  },
  {
    name: 'cheese',
    said: '(?:\\S+ )?chee?ses?|kase|\\w+kase|fromages?|quesos?|parmesan|parmigiano|cheddar|mozzarella|feta|emm?ent\\w*|gouda|brie|camembert|gruyere|halloumi|chevre|ricotta',
    offers:
      "cheddar, mozzarella, parmesan, brie, cottage cheese, cream cheese, gouda, sheep's cheese, feta, emmental, goat's cheese",
    advice: 'Feta, halloumi and mixed or grated cheese may hold milk of several animals: read the label.',
    uses: [
      [
        'pizzas?|gratins?|bakes?|baked|lasagn\\S*|toasties?|grat(?:ed|ing)|melt\\w*|on top|topping|raclette|fondue|uberback\\w*|gratinier\\w*|gratiner|gratinar|burgers?',
        'mozzarella, cheddar, gouda, parmesan, brie, emmental, goat’s cheese',
      ],
      [
        'pasta|spaghetti|sauces?|risotto|sprinkl\\w*',
        'parmesan, cheddar, cream cheese, toasted pine nuts, sunflower seeds, emmental, goat’s cheese',
      ],
      [
        'salads?|greek|salat|salade|ensalada',
        'mozzarella, cheddar, sheep’s cheese, olives, avocado, tofu, feta, goat’s cheese',
      ],
    ],
  },
  {
    name: 'bread and rolls',
    said: 'breads?|rolls?|buns?|toast|loaf|brot|brote|brotchen|pain|pan|baguettes?|bagels?',
    offers:
      'wheat bread, rye and wheat bread, spelt bread, corn tortillas, rye crispbread, oat bread, sesame bun, durum wheat bread, almond bread',
    advice: 'Ask or read the label for seeds on top, durum semolina and egg wash.',
  },
  {
    name: 'flour',
    said: '(?:\\S+ )?flours?|mehl|\\w+mehl|farines?|harinas?|ground almonds|almond meal|meal for baking',
    offers:
      'wheat flour, spelt flour, buckwheat flour, rice flour, maize flour, chickpea flour, ground walnuts, oat flour, ground hazelnuts, almond flour, durum wheat semolina',
    advice: 'Flours without gluten need a binder; ground nuts or seeds are taken one for one.',
  },
  {
    name: 'pasta and what takes its place',
    isOfFamily: true,
    said: 'pasta|pastas|spag\\S*|noodles?|nudeln|\\w*nudeln|pates|fideos|macaroni|penne|tagliatelle|lasagn\\S* sheets?|couscous|cous cous|bulg[ua]r|semolina|orzo',
    offers:
      'rice noodles, buckwheat noodles, lentil pasta, chickpea pasta, spelt pasta, rice, potatoes, quinoa, durum wheat pasta, couscous',
    advice: 'Soba is often mixed with wheat, and fresh pasta holds egg: read the label.',
  },
  {
    name: 'sides',
    category: 'grains',
    said: 'sides?|side dish\\w*|rice|reis|riz|arroz|potatoe?s?|kartoffeln|grains?|carbs?|beilagen?',
    offers: 'rice, potatoes, sweet potatoes, quinoa, millet, buckwheat, polenta, lentils, couscous, bulgur',
  },
  {
    name: 'protein',
    category: 'legumes',
    said: 'proteins?|vegetarian protein|veggie protein|plant protein|eiweiss|proteines?|proteinas?|meat ?free|fleischersatz|meat substitute|tofu|tempeh|seitan',
    offers:
      'lentils, chickpeas, tofu, quinoa, black beans, cottage cheese, natural yoghurt, pumpkin seeds, egg, almonds, hummus',
  },
  {
    name: 'meat',
    category: 'meat',
    said: 'meats?|mince|fleisch|viandes?|carnes?|beef|rindfleisch|boeuf|ternera|steaks?|pork|schwein\\w*|cerdo|lamb|poultry',
    offers: 'chicken, turkey, lamb, duck, venison, veal, rabbit, beef, pork',
  },
  {
    name: 'fish and seafood',
    category: 'fish-and-seafood',
    said: 'fish|fisch|poissons?|pescados?|sea ?food|shellfish|crab\\S*|crab ?sticks?|surimi|prawns?|shrimps?|salmon|tuna|cod|krabben?|crabe|cangrejo',
    offers: 'salmon, cod, trout, tuna, mackerel, haddock, prawns, mussels, crab, surimi',
  },
  {
    name: 'nuts and seeds',
    category: 'nuts-and-seeds',
    said: 'nuts?|nusse|noix|nueces|almonds?|mandeln?|hazelnuts?|haselnusse?|cashews?|walnuts?|pistachios?|pecans?|seeds?|kerne|graines|semillas',
    offers:
      'walnuts, peanuts, pistachios, pecans, macadamias, pumpkin seeds, sunflower seeds, hazelnuts, cashews, almonds, sesame seeds',
    advice: 'Buy single kinds: mixes hold several.',
    uses: [
      [
        'crusts?|crumbles?|bak\\w*|cakes?|cookies?|biscuits?|pies?|tarts?|flour|ground',
        'ground walnuts, ground pumpkin seeds, ground sunflower seeds, desiccated coconut, ground hazelnuts, ground almonds, ground cashews',
      ],
    ],
  },
  {
    name: 'fruit',
    category: 'fruit',
    said: 'fruits?|obst|fruchte|frutas?|berr(?:y|ies)|beeren|pine ?apples?|pinapples?|ananas|peach\\w*|pfirsich\\w*|peches?|pinas?|melocoton\\w*|dried fruits?|trockenobst|juices?',
    offers: 'apple, pear, banana, strawberries, blueberries, mango, grapes, orange, kiwi, peach, pineapple',
    uses: [
      [
        'pizzas?|toasties?|hawaii|burgers?',
        'mango, pear, bell pepper, sweetcorn, olives, mushrooms, peach, pineapple',
      ],
    ],
  },
  {
    name: 'vegetables',
    category: 'vegetables',
    said: 'veg|veggies?|vegetables?|gemuse|legumes|verduras?|salad leaves|celery|sellerie|celeri|apio|celeriac',
    offers: 'carrots, broccoli, courgettes, green beans, spinach, fennel, parsnips, peas, leek, celery',
    uses: [
      [
        'soups?|stews?|stocks?|broth|mirepoix|soffritto|bolognese|sauces?|suppe|soupe|sopa',
        'fennel, leek, carrots, parsley root, parsnips, lovage, celery, celeriac',
      ],
      [
        'salads?|raw|waldorf|sticks?|salat|salade|ensalada',
        'cucumber, fennel, apple, kohlrabi, radishes, celery',
      ],
    ],
  },
  {
    name: 'flavourings',
    category: 'herbs-and-spices',
    said: 'flavou?r\\w*|season\\w*|herbs?|spices?|gewurze?|krauter|epices?|especias?|garlic|knoblauch|ail|ajo|mustard|senf|moutarde|mostaza|turmeric|kurkuma|curcuma',
    offers:
      'onion, chives, ginger, rosemary, thyme, lemon juice, horseradish, cumin, paprika, garlic, turmeric, celery salt, mustard',
    advice: 'Garlic powder is garlic, and spice mixes often hold garlic, celery or mustard.',
  },
  {
    name: 'sweeteners',
    said: 'sweeteners?|sugars?|honey|maple syrup|syrups?|sussungsmittel|zucker|miel|azucar|sucre',
    offers: 'honey, maple syrup, cane sugar, date syrup, agave syrup, mashed banana',
  },
  {
    name: 'chocolate',
    said: 'chocolates?|choc|schoko\\S*|chocolat',
    offers:
      'dark chocolate, milk chocolate, white chocolate, cocoa, hazelnut chocolate, almond chocolate, marzipan',
    advice: 'Take a plain bar without nuts and nougat; labels often warn of traces.',
  },
]
