/**
 * What one buys or uses of a kind, the usual first, in words that the matcher reads. `said`: by what it is called, as
 * `plain` writes it; `use`: what it is wanted for, whatever stands in its place now; `category`: of the catalogue's foods that are of it; `offers`: with commas; `advice`: what to look at.
 */
export type Kind = {
  name: string
  said?: string
  use?: string
  category?: string
  offers: string
  advice?: string
}

/** Those named by a use first: "on bread" tells more than the cheese that lies there now. */
export const kinds: readonly Kind[] = [
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
    name: 'coatings',
    use: 'coat(?:ing)?|bread ?crumbs?|breadcrumbs?|crumbs|batter|paniermehl|panieren|panade|rebozar|empanar|panure|paner|schnitzel',
    offers:
      'maize flour, rice flour, crushed cornflakes, chickpea flour, potato starch, desiccated coconut, wheat flour, ground sunflower seeds, oat flakes, sesame seeds',
    advice: 'Brush with water, oil or milk where a recipe asks for egg.',
  },
  {
    name: 'dressings',
    said: 'dressings?|vinaigrettes?|salad sauce|salatso\\w+',
    use: '(?:in|for|on|auf|sur|para) (?:an? |my |the |la |le |una? |einen? )?(?:salad ?)?(?:dressings?|vinaigrettes?|aderezo)',
    offers:
      'olive oil with lemon juice, cider vinegar with honey, natural yoghurt, lime juice with coriander, rapeseed oil with balsamic vinegar, avocado with lime, mustard, tahini',
    advice: 'Bought dressings often hold mustard, egg or celery: read the label.',
  },
  {
    name: 'dips',
    said: 'dips?|dipping|hummus|humus|houmous|guacamole|tzatziki',
    offers:
      'mashed avocado with lime, natural yoghurt, cream cheese with chives, white bean purée with lemon, sunflower seed butter, tomato salsa, hummus, almond butter',
  },
  {
    name: 'sandwich fillings',
    said: 'sandwich\\w*|sarnies?|fillings?|belag|brotbelag|wrap filling|deli meats?|cold cuts|lunch ?meat|aufschnitt|ham|schinken|jambon|jamon|salami|baguette|panini|toastie',
    offers:
      'cold chicken, roast turkey, tuna, smoked salmon, cheddar, mozzarella with tomato, avocado, cucumber with cream cheese, roast beef, ham, crab',
    advice: 'Leave mustard and mayonnaise out or read their labels, and look at the bread for seeds.',
  },
  {
    name: 'spreads and toppings',
    said: 'spreads?|toppings?|nutella|aufstriche?|tartiner|untable|peanut butter|nut butters?|almond butter|hazelnut spread|chocolate spread|marmite|jam',
    use: '(?:on|for|auf|sur|en) (?:the |my |a |some |mein |dem |du |le |el |mon )?(?:bread|toast|bagel|crackers?|rice cakes|brot|pain|tartines?|pan|tostadas?)',
    offers:
      'sunflower seed butter, peanut butter, avocado, cream cheese, honey, strawberry jam, roast turkey, smoked salmon, cashew butter, almond butter, tahini, hazelnut butter',
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
  },
  {
    name: 'bread and rolls',
    said: 'breads?|rolls?|buns?|toast|loaf|brot|brote|brotchen|pain|pan|baguettes?|bagels?|wraps?|pitt?a|tortillas?|naan',
    offers:
      'wheat bread, rye and wheat bread, spelt bread, corn tortillas, rye crispbread, oat bread, sesame bun, durum wheat bread, almond bread',
    advice: 'Ask or read the label for seeds on top, durum semolina and egg wash.',
  },
  {
    name: 'crackers',
    said: 'crackers?|crisp ?breads?|knackebrot|rice cakes|breadsticks|oatcakes',
    offers: 'rice cakes, rye crispbread, corn cakes, buckwheat crispbread, matzo, oatcakes, sesame crackers',
    advice: 'Seeds and flavourings differ: read the label.',
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
    name: 'cereals',
    said: 'cereals?|porridge|porrige|muesli|granola|oats|oatmeal|hafer\\w*|cornflakes|avena|avoine|flocons',
    offers:
      'millet flakes, buckwheat flakes, quinoa flakes, rice flakes, cornflakes, puffed rice, amaranth, oats, semolina',
    advice: 'Mixes often hold nuts and oats: a plain kind with your own fruit is the surest.',
  },
  {
    name: 'sausages',
    said: 'sausages?|hot ?dogs?|wurst\\w*|wurstchen|saucisses?|salchichas?|bacon|speck|chorizo',
    offers: 'chicken sausage, turkey sausage, lamb sausage, roast turkey, beef sausage, pork sausage',
    advice: 'Sausages often hold mustard, garlic or celery and mixed meat: read the label.',
  },
  {
    name: 'patties',
    said: 'patty|patties|burgers?',
    offers:
      'turkey patty, chicken patty, lamb patty, chickpea patty, salmon patty, black bean patty, beef patty',
    advice: 'Shape it yourself of plain mince: bought ones hold spices, egg or crumbs.',
  },
  {
    name: 'protein',
    category: 'legumes',
    said: 'proteins?|vegetarian protein|veggie protein|plant protein|eiweiss|proteines?|proteinas?|meat ?free|fleischersatz|meat substitute|tofu|tempeh|seitan',
    offers:
      'lentils, chickpeas, tofu, quinoa, black beans, cottage cheese, natural yoghurt, pumpkin seeds, egg, almonds, hummus',
  },
  {
    name: 'protein powders',
    said: 'protein (?:powders?|shakes?|bars?)|proteinpulver|whey',
    offers: 'pea protein, rice protein, soya protein, hemp protein, whey protein, egg white protein',
    advice: 'Flavoured powders hold more than their name says: read the label.',
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
  },
  {
    name: 'fruit',
    category: 'fruit',
    said: 'fruits?|obst|fruchte|frutas?|berr(?:y|ies)|beeren|pine ?apples?|pinapples?|ananas|peach\\w*|pfirsich\\w*|peches?|pinas?|melocoton\\w*|dried fruits?|trockenobst|juices?',
    offers: 'apple, pear, banana, strawberries, blueberries, mango, grapes, orange, kiwi, peach, pineapple',
  },
  {
    name: 'vegetables',
    category: 'vegetables',
    said: 'veg|veggies?|vegetables?|gemuse|legumes|verduras?|salad leaves|celery|sellerie|celeri|apio|celeriac',
    offers: 'carrots, broccoli, courgettes, green beans, spinach, fennel, parsnips, peas, leek, celery',
  },
  {
    name: 'flavourings',
    category: 'herbs-and-spices',
    said: 'flavou?r\\w*|season\\w*|herbs?|spices?|gewurze?|krauter|epices?|especias?|garlic|knoblauch|ail|ajo|mustard|senf|moutarde|mostaza|turmeric|kurkuma|curcuma|worcester\\S*(?: sauce)?',
    offers:
      'onion, chives, ginger, rosemary, thyme, lemon juice, horseradish, cumin, paprika, garlic, turmeric, celery salt, mustard',
    advice: 'Garlic powder is garlic, and spice mixes often hold garlic, celery or mustard.',
  },
  {
    name: 'salty seasonings',
    advice: 'Salt itself is in no test.',
    said: 'so[yj]a? ?sauce|soja ?so\\S+|tamari|fish sauce|maggi|sauce soja|salsa de soja',
    offers: 'lemon juice, balsamic vinegar, coconut aminos, miso, anchovy paste, sesame oil',
  },
  {
    name: 'sauces',
    said: 'sauces?|gravy|so(?:ss|ß)e\\w*|salsas?|mayo\\S*|ketchup|pesto',
    offers:
      'tomato sauce with basil, coconut milk with lime, natural yoghurt, cream with mushrooms, lemon butter, pesto, mustard sauce, satay sauce',
    advice: 'Ready sauces often hold garlic, celery or mustard: read the label.',
  },
  {
    name: 'stock',
    said: 'stock(?: cubes?)?|broth|bouillon|bruhe|caldo',
    offers:
      'onion with carrot and parsley, chicken broth, mushroom broth, fish stock, vegetable stock, beef stock',
    advice: 'Cubes and powders usually hold celery: cook your own, or take a kind that is sold without it.',
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
  {
    name: 'nibbles',
    said: 'crisps|chips|nibbles?|crunchy|popcorn|pretzels?|knabber\\S*',
    offers:
      'popcorn, potato crisps, rice cakes, roasted chickpeas, carrots, apple slices, walnuts, tortilla chips, salted almonds',
    advice: 'Plain salted kinds are the surest: flavourings differ.',
  },
  {
    name: 'drinks',
    said: 'drinks?|beverages?|getranke?|boissons?|bebidas?|teas?|tee|coffees?|beers?|wines?|cocktails?|lemonades?|gin|to drink|trinken|boire|beber',
    offers:
      'water with lemon, mint tea, black coffee, apple juice, tomato juice, wine, beer, gin and tonic, pineapple juice, almond drink, oat drink',
  },
  {
    name: 'ice cream',
    said: 'ice ?creams?|gelato|sorbets?|eis|glaces?|helados?',
    offers:
      'strawberry sorbet, lemon sorbet, mango sorbet, vanilla ice cream, chocolate ice cream, hazelnut ice cream, almond ice cream, pineapple sorbet',
    advice: 'Ask for the list of ingredients (egg, nuts) and a clean scoop.',
  },
]
