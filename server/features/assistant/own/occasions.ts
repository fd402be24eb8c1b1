/** Something to eat for, with ideas in words that the matcher reads; `category`: of recipes for it. */
type Occasion = {
  name: string
  said: string
  ideas: string
  /** What is usual there, to be judged. */
  usual: string
  category: string
  advice: string
}

export const occasions: readonly Occasion[] = [
  {
    name: 'a burger night',
    said: 'burgers? (?:night|evening|at home|tonight|bun\\w*|patt\\w*)|burgerabend|make (?:my own |a )?burgers?|homemade burgers?|bun (?:n|and) patty',
    ideas:
      'turkey patty, chicken patty, lamb patty, chickpea patty, salmon patty, wheat roll, lettuce, tomato, onion, cheddar, avocado',
    usual: 'beef patty, sesame bun, burger bun, mustard, mayonnaise, gherkins, ketchup',
    category: 'dinner',
    advice:
      'Take a roll without seeds, wrap the patty in lettuce or eat it with potatoes, and mix yoghurt or avocado for a sauce.',
  },
  {
    name: 'a pizza night',
    said: 'pizza (?:night|evening|at home|tonight|toppings?)|(?:home ?made|own|make|making|top) (?:a |my |own )*pizza|goes on (?:a |my )?pizza|pizzaabend',
    ideas:
      'wheat dough with olive oil, tomato with basil, mozzarella, mushrooms, courgettes, bell pepper, tuna, prawns, chicken, olives, rocket',
    usual: 'salami, ham, pineapple, garlic oil, pepperoni, semolina',
    category: 'dinner',
    advice: 'Make the base of flour, yeast, oil and salt; bought tomato sauce mostly holds garlic.',
  },
  {
    name: 'a taco night',
    said: 'tacos? (?:night|tuesday|evening|at home|tonight)|fajita night|mexican night|burrito (?:night|bowl)',
    ideas:
      'corn tortillas, chicken with lime, black beans, prawns with lime, avocado, tomatoes, sweetcorn, lettuce, rice, cheddar',
    usual: 'taco seasoning, beef mince, guacamole, sour cream, flour tortillas',
    category: 'dinner',
    advice: 'Season with cumin, paprika, chilli and salt yourself: bought mixes mostly hold garlic.',
  },
  {
    name: 'a curry night',
    said: 'curry (?:night|evening|at home|tonight)|(?:make|cook|making|cooking) (?:a |my )?curry',
    ideas:
      'chicken in coconut milk with ginger, lentils with cumin and tomato, chickpeas with spinach, cauliflower with coriander, rice, prawns with lime',
    usual: 'curry powder, curry paste, naan, korma, tikka masala',
    category: 'dinner',
    advice:
      'Mix ginger, cumin, coriander and chilli yourself: powders and pastes hold turmeric, garlic and often mustard.',
  },
  {
    name: 'a sushi night',
    said: 'sushi (?:night|evening|at home)|(?:make|making) sushi',
    ideas:
      'rice with salmon and nori, rice with tuna and cucumber, rice with avocado, prawns, edamame, ginger',
    usual: 'crab sticks, california roll, sesame seeds, tempura, wasabi, teriyaki sauce',
    category: 'dinner',
    advice: 'Wasabi paste often holds mustard, and rolls are often rolled in sesame.',
  },
  {
    name: 'a raclette or fondue evening',
    said: 'raclette\\w*|fondue\\w*',
    ideas:
      'boiled potatoes, mushrooms, bell pepper, tomatoes, mozzarella, cheddar, prawns, chicken, turkey, pears, broccoli',
    usual: 'emmental, ham, bacon, gherkins, garlic, beef, mustard',
    category: 'dinner',
    advice: 'Take a pan of your own with a cheese that fits you, and ask which kinds are in a mix.',
  },
  {
    name: 'a Sunday roast',
    said: 'sunday (?:roast|lunch|dinner)|roast dinners?|sonntagsbraten',
    ideas:
      'roast lamb with rosemary, turkey with thyme, potatoes, carrots, parsnips, green beans, broccoli, mint sauce',
    usual: 'roast beef, yorkshire pudding, gravy, stuffing, horseradish sauce, mustard',
    category: 'dinner',
    advice: 'Make the gravy of the juices with cornflour instead of granules.',
  },
  {
    name: 'before or after sport',
    said: 'gym|workouts?|(?:before|after) (?:a |my |the )?(?:run|running|training|sports?|match|football|race|exercise)|marathon|training|post workout|pre workout|fitness|nach dem (?:sport|training)',
    ideas:
      'cottage cheese with blueberries, quark with banana, chicken with rice, tuna with potatoes, lentils with rice, smoked salmon with rice cakes, peanut butter with banana, pumpkin seeds',
    usual: 'protein bar, protein shake, boiled eggs, beef jerky, mixed nuts',
    category: 'snack',
    advice: 'Powders and bars hold milk, egg or nuts and flavourings: read the label.',
  },
  {
    name: 'Ramadan',
    said: 'ramadan|iftar|suhoor|sehri|sahur|eid',
    ideas:
      'dates, lentils with rice, chicken with rice, lamb with potatoes, natural yoghurt with cucumber, banana with peanut butter, millet with milk, watermelon',
    usual: 'hummus, samosas, baklava, harira, dates with almonds, tahini',
    category: 'dinner',
    advice:
      'For suhoor take something filling of grain and protein, and drink enough; speak with your doctor if you take medicine.',
  },
  {
    name: 'camping',
    said: 'camping|campfire|camp|tent|zelten|caravan|no kitchen|boat trip',
    ideas:
      'rice with tuna and sweetcorn, boiled potatoes with cheddar, lentils with tomato, black beans with rice, corn on the cob, banana, apple, rice cakes with peanut butter, foil baked potatoes',
    usual: 'sausages, instant noodles, muesli bar, baked beans',
    category: 'dinner',
    advice: 'Tins of one food, rice and potatoes keep without a fridge; read the labels of packet meals.',
  },
  {
    name: 'a gentle day',
    said: '(?:sick|ill) day(?: food)?|upset stomach food|bland food|something gentle|schonkost|easy on the stomach',
    ideas: 'boiled rice, mashed potatoes, stewed apples, banana, carrot soup, cold chicken, rice cakes',
    usual: 'toast, chicken broth, crackers',
    category: 'soup',
    advice: 'Drink often; see a doctor if it lasts, or is strong.',
  },
  {
    name: 'a birthday or party',
    said: 'birthdays?|part(?:y|ies)|pot ?luck|finger food|baby shower|hen do|halloween|kindergeburtstag|geburtstag\\w*|anniversaires?|cumpleanos|fiesta|celebrations?|guests?',
    ideas:
      'baked apples with raisins, rice pudding with pears, poached pears with dark chocolate, strawberries with cream, potato wedges, popcorn, cucumber with cream cheese, frozen raspberries with banana',
    usual: 'birthday cake, crisps, sausage rolls, marzipan, fruit salad',
    category: 'dessert',
    advice: 'A bought cake usually holds egg, flour and often nuts: read its label.',
  },
  {
    name: 'a packed lunch',
    said: 'packed lunch\\w*|lunch ?box\\w*|lunch ?bag|lunch (?:for|at) (?:work|the office|school)|lunch to (?:take|go|bring)|pausenbrot\\w*|brotdose|tupper\\w*|gamelle|fiambrera',
    ideas:
      'rice with chicken and cucumber, boiled potatoes with smoked salmon, rice with tuna and sweetcorn, lentils with tomato and parsley, quinoa with chickpeas and cucumber, carrots with avocado, turkey with potatoes, apple with walnuts',
    usual: 'egg sandwich, pasta salad, muesli bar, ham sandwich',
    category: 'lunch',
    advice: 'Cook twice as much in the evening, and tomorrow’s lunch is done.',
  },
  {
    name: 'a barbecue',
    said: 'barbe[cq]ues?|bbqs?|grill(?:en|abend|party|fest)|grilling|barbacoa|cookouts?|braai',
    ideas:
      'grilled chicken with rosemary, grilled salmon with lemon, corn on the cob, grilled courgette and aubergine, jacket potatoes, lamb chops with thyme, prawns with lime, turkey with paprika',
    usual: 'beef burger, sausages, coleslaw, potato salad, mustard, bbq sauce',
    category: 'dinner',
    advice:
      'Bring your own marinade and a foil or a tray for your part of the grill: bought marinades often hold mustard, garlic or celery.',
  },
  {
    name: 'Christmas',
    said: 'christmas(?! market)|xmas|weihnacht\\w*|noel|navidad|easter|ostern|paques|thanksgiving|holiday (?:dinner|meal|food)s?|festive',
    ideas:
      'roast turkey with potatoes, roast duck with red cabbage, roast goose with potatoes, baked salmon with dill, red cabbage with apple, roast parsnips and carrots, chestnuts, poached pears',
    usual: 'stuffing, gravy, christmas pudding, marzipan, mince pies',
    category: 'dinner',
    advice:
      'Stuffing, gravy and biscuits are where egg, nuts and celery hide: make them yourself or read the label.',
  },
  {
    name: 'the journey',
    said: '(?:train|car|bus|coach|plane|boat|long) (?:journey|trip|ride)s?|long flights?|road ?trips?|on (?:the|a) (?:plane|train|road|go|ferry)|hik(?:e|es|ing)|picnics?|journey|unterwegs|reise|zugfahrt|pique nique|voyage|viaje|trip',
    ideas:
      'apple, banana, rice cakes, walnuts, carrots, cold chicken with cucumber, boiled potatoes, grapes, popcorn',
    usual: 'mixed nuts, muesli bar, egg sandwich, pasta salad',
    category: 'snack',
    advice: 'Pack a little more than you need: what stations and planes sell seldom names all that is in it.',
  },
  {
    name: 'a snack',
    said: '(?:which|what|whats) snacks?(?: \\S+)? (?:can|could|may|should|are|is|am) .*',
    ideas:
      'apple slices, banana, carrots, walnuts, rice cakes with avocado, popcorn, grapes, cucumber with cottage cheese',
    usual: 'mixed nuts, muesli bar, hummus, crackers',
    category: 'snack',
    advice: 'With bought snacks the label decides.',
  },
]
