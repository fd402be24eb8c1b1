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
    name: 'a flight',
    said: 'flights?|flying|fly|planes?|aero ?planes?|airplanes?|airlines?|on board|in flight|flug|fluge|fliege\\w*|flugzeug|vol|avion|vuelo|volar',
    ideas:
      'banana, apple, rice cakes, walnuts, carrots, cold chicken with cucumber, boiled potatoes, cheddar, grapes, popcorn',
    usual: 'egg sandwich, omelette, pasta salad, beef stew, mixed nuts, muesli bar, croissant',
    category: 'snack',
    advice:
      'Order a special meal when you book, or 48 hours ahead at the latest; it is made for diets and allergies and seldom for single foods, so take your own dry food along (liquids, dips and yoghurt over 100 ml stay behind at security). With an allergy tell the airline and the crew, and keep an allergy card in the language of the country and the emergency medicine prescribed to you in your hand luggage.',
  },
  {
    name: 'a stay in hospital',
    said: '(?:stay|days?|weeks?|week|admitted|going|food|meals?|be|am|im|kitchen)(?: \\S+){0,3} (?:in|to|at|into) (?:the )?hospital|hospital (?:food|meals?|kitchen|stay|menu|bed)|krankenhaus(?:essen|kuche)|im krankenhaus|a l hopital|en el hospital|rehab|reha',
    ideas:
      'chicken with rice, turkey with potatoes, baked cod with potatoes, boiled rice with carrots, natural yoghurt with banana, stewed apples, potato soup',
    usual: 'scrambled eggs, gravy, stuffing, lasagne, beef stew, clear soup',
    category: 'dinner',
    advice:
      'Tell the ward and the kitchen on admission, allergies first and for the record, then what you leave out by your test, on a written list. What the doctors or the hospital’s dietitian order for you comes before the test, and so does eating enough to get well.',
  },
  {
    name: 'a cruise or hotel',
    said: 'cruises?|cruise ship|kreuzfahrt|croisiere|crucero|(?:in|at|to) (?:a |an |the |our |my )?(?:hotels?|resorts?|hostels?|guest ?house|b and b)|half board|full board|all inclusive|package holiday',
    ideas:
      'smoked salmon, grilled fish, grilled chicken, steamed rice, boiled potatoes, steamed vegetables, cheddar, apple, banana, natural yoghurt',
    usual: 'scrambled eggs, pancakes, croissant, muesli, gravy, beef stew, mixed salad with dressing',
    category: 'dinner',
    advice:
      'Write to the kitchen when you book, with your list, and speak to the head waiter on the first day: they can cook plain plates. At a buffet take what stands plain and apart, early, and with a fresh spoon. With an allergy say so each time and carry the emergency medicine prescribed to you.',
  },
  {
    name: 'a festival',
    said: '(?:music |open air )?festivals?|glastonbury|food ?trucks?|street ?food|open air',
    ideas:
      'jacket potato with cheddar, corn on the cob, grilled chicken, chips, rice with vegetables, banana, apple, rice cakes, popcorn',
    usual: 'hot dog, beef burger, noodles, pizza, crepes, churros, kebab',
    category: 'dinner',
    advice:
      'Ask at the stall what is in the sauce, the marinade and the batter, and take it without sauce; carry rice cakes, fruit and a tin or two for where nothing fits.',
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
    said: 'backpack\\w*|camping|campfire|camp|tent|zelten|caravan|no kitchen|boat trip',
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
    said: '(?:train|car|bus|coach|boat|long) (?:journey|trip|ride)s?|road ?trips?|on (?:the|a) (?:train|road|go|ferry)|hik(?:e|es|ing)|journey|unterwegs|reise|zugfahrt|voyage|viaje|trip',
    ideas:
      'apple, banana, rice cakes, walnuts, carrots, cold chicken with cucumber, boiled potatoes, grapes, popcorn',
    usual: 'mixed nuts, muesli bar, egg sandwich, pasta salad',
    category: 'snack',
    advice: 'Pack a little more than you need: what stations and planes sell seldom names all that is in it.',
  },
]
