/** A kind of restaurant or shop with dishes that are usual there, by names that the matcher knows, with commas, and what to ask. */
type Cuisine = { name: string; said: string; chains?: string; dishes: string; ask: string }

export const cuisines: readonly Cuisine[] = [
  {
    name: 'a Thai restaurant',
    said: 'thai(?:land\\w*)?|bangkok|phuket',
    dishes:
      'jasmine rice, steamed fish with ginger, grilled prawns, chicken with basil, fried vegetables with tofu, mango with rice, green curry, tom yum, papaya salad, pad thai, satay, massaman curry',
    ask: 'Ask about egg, nuts and what is in the sauces (oyster, soy and fish sauce).',
  },
  {
    name: 'an Italian restaurant',
    said: 'italian\\w*|italy|italien|italie|italia|rome|roma|naples|napoli|neapel|sicily|tuscany|venice|milan|florence|italienisch\\w*|italiener|italiano|pizzerias?|trattoria|pizza (?:hut|express)|dominos|papa johns|zizzi|prezzo',
    dishes:
      'grilled salmon, grilled vegetables, tomatoes with mozzarella, grilled chicken, green salad, risotto, polenta, grilled fish, minestrone, caprese, pizza margherita, spaghetti bolognese, carbonara, saltimbocca',
    ask: 'Ask about the pasta (durum wheat, egg) and what stands in the stock.',
  },
  {
    name: 'a Japanese restaurant',
    said: 'sushi|japan\\w*|ramen|tokyo|kyoto|osaka',
    dishes:
      'sashimi, edamame, steamed rice, grilled salmon, cucumber maki, miso soup, sushi, tempura, ramen, teriyaki salmon',
    ask: 'Ask about the batter, the noodles, sesame and soy sauce.',
  },
  {
    name: 'an Indian restaurant',
    said: 'indian|india|goa|delhi|mumbai|curry|indisch\\w*|inder|indien|indio',
    dishes:
      'steamed rice, chapati, poppadom, grilled prawns, spinach with potatoes, dal, tandoori chicken, biryani, chicken korma, naan, samosa, chicken tikka masala',
    ask: 'Ask about the spice mix (garlic, turmeric, mustard seed) and ground nuts in the sauce.',
  },
  {
    name: 'a Mexican restaurant',
    said: 'mexican\\w*|mexico|cancun|mexikan\\w*|mexicain|taco|burrito|tex mex|chipotle|taco bell',
    dishes:
      'rice, black beans, corn tortillas, grilled prawns, grilled chicken, guacamole, tacos, fajitas, burrito, ceviche, nachos',
    ask: 'Ask whether the tortillas are of corn or wheat and what is in the spice mix.',
  },
  {
    name: 'a Chinese restaurant',
    said: 'chinese|china|beijing|shanghai|chinesisch\\w*|chinesen|chinois|chino',
    dishes:
      'steamed rice, steamed fish with ginger, fried vegetables, chicken with vegetables, fried rice, peking duck, sweet and sour chicken, chow mein, spring rolls, hot and sour soup',
    ask: 'Ask about egg, nuts, sesame oil and the soy sauce.',
  },
  {
    name: 'a Greek restaurant',
    said: 'greek|greece|crete|athens|rhodes|corfu|griechenland|griechisch\\w*|griechen|grec|griego',
    dishes:
      'grilled octopus, grilled fish, lamb chops, lemon potatoes, olives, grilled vegetables, greek salad, souvlaki, tzatziki, gyros, moussaka',
    ask: 'Ask what meat it is and what the marinade and the salad cheese are made of.',
  },
  {
    name: 'a Turkish or Lebanese restaurant',
    said: 'turkish|turkey for (?:a )?(?:week|holiday)|istanbul|antalya|lebanon|beirut|turkisch\\w*|turken|turc|turco|lebanese|libanesisch\\w*|libanais|libanes|middle eastern',
    dishes:
      'grilled lamb, grilled chicken, rice, lentil soup, grilled vegetables, tabbouleh, falafel, hummus, doner kebab, shawarma, lamb kebab',
    ask: 'Ask about sesame (tahini), what meat it is and the sauce.',
  },
  {
    name: 'a Spanish restaurant',
    said: 'spanish|spain|spanien|espagne|espana|madrid|barcelona|mallorca|majorca|seville|tenerife|spanisch\\w*|spanier|espagnol|espanol|tapas',
    dishes:
      'olives, manchego, grilled sardines, boquerones, gazpacho, patatas bravas, paella, spanish tortilla, grilled prawns, garlic mushrooms',
    ask: 'Ask about garlic, egg, nuts in the sauces and what sausage is in it.',
  },
  {
    name: 'a French restaurant',
    said: 'french(?! fries)|france|frankreich|paris|provence|normandy|brittany|franzosisch\\w*|franzosen|francais|frances|bistro',
    dishes:
      'grilled fish, roast chicken, green beans, boiled potatoes, mussels, ratatouille, coq au vin, salade nicoise, quiche lorraine, croque monsieur, steak frites, moules mariniere',
    ask: 'Ask about mustard in the dressing, butter, cream and egg in the sauces.',
  },
  {
    name: 'a Vietnamese restaurant',
    said: 'vietnam\\w*|hanoi|saigon|pho',
    dishes:
      'jasmine rice, grilled prawns, steamed fish with ginger, fried vegetables, summer rolls, chicken pho, pho, spring rolls',
    ask: 'Ask what the broth is cooked from and whether nuts go on top.',
  },
  {
    name: 'a Korean restaurant',
    said: 'korean?\\w*|seoul|koreanisch\\w*|coreen|coreano',
    dishes: 'steamed rice, grilled chicken, grilled fish, steamed vegetables, kimchi, bibimbap, bulgogi',
    ask: 'Ask about sesame oil, garlic, egg and the marinade.',
  },
  {
    name: 'a fish and chip shop',
    said: 'fish and chips?|chippy|fish n chips',
    dishes: 'fish and chips, chips, mushy peas, coleslaw, grilled cod',
    ask: 'Ask what is in the batter and what else is fried in the same fat.',
  },
  {
    name: 'McDonald’s, Burger King or another burger chain',
    said: 'burger|fast ?food|drive ?(?:through|thru|in)',
    chains:
      '(?:mc ?donald\\w*|mcds?|maccies|maccy ?ds?|maccas|burger king|bk|wendys|five guys|mcdo|shake shack|in n out|wimpy)',
    dishes:
      'french fries, green salad, milkshake, black coffee, hamburger, big mac, chicken nuggets, fish burger, mcflurry, apple pie',
    ask: 'Order without bun and sauce where you can; the chains publish lists of ingredients and allergens for each item.',
  },
  {
    name: 'KFC or another fried chicken shop',
    said: 'fried chicken|chicken shop',
    chains: '(?:kfc|popeyes|chick ?fil ?a)',
    dishes:
      'corn on the cob, french fries, green salad, baked beans, fried chicken, chicken nuggets, coleslaw, gravy',
    ask: 'The coating is the matter: ask what is in it, or for grilled chicken.',
  },
  {
    name: 'Subway or a sandwich bar',
    said: 'sandwich (?:bar|shop|place)|deli',
    chains: '(?:subways?|pret(?: a manger)?|quiznos)',
    dishes:
      'turkey with cucumber, tuna with lettuce, chicken with tomato, cheddar, avocado, meatballs, ham, mustard, mayonnaise, roast beef',
    ask: 'Choose each part yourself: a plain bread or a bowl, and oil and vinegar for a sauce; ask for fresh gloves and a clean knife with an allergy.',
  },
  {
    name: 'Starbucks, Costa or another coffee shop',
    said: 'coffee ?(?:shop|house|place)s?|cafes?',
    chains: '(?:starbucks?|costa|caffe nero|nero|tim hortons|dunkin\\w*)',
    dishes:
      'black coffee, latte, cappuccino, mint tea, hot chocolate, oat milk latte, almond milk latte, muffin, croissant, carrot cake, cookie',
    ask: 'Say which milk you want and ask for a rinsed jug; cakes mostly hold egg and often nuts.',
  },
  {
    name: 'a steakhouse',
    said: 'steak ?houses?|steak ?haus|steak (?:restaurant|place)|block house|asador|grill ?room',
    dishes:
      'grilled chicken, grilled salmon, lamb chops, jacket potato, green salad, grilled vegetables, rump steak, beef burger, chips, caesar salad, coleslaw, garlic bread',
    ask: 'Ask for it plain from the grill with oil, salt and lemon, and for the potato, the vegetables or the salad without sauce, butter or dressing; steak is beef unless the menu says otherwise.',
  },
  {
    name: 'Nando’s or a grill',
    said: 'peri ?peri|grill ?house|carvery',
    chains: '(?:nandos?|toby carvery|harvester)',
    dishes:
      'corn on the cob, chips, green salad, steamed rice, grilled salmon, lamb chops, peri peri chicken, coleslaw, rump steak, garlic bread',
    ask: 'Ask for plain grilled chicken without marinade, and for oil and lemon with the salad.',
  },
  {
    name: 'Wagamama or an Asian noodle bar',
    said: 'noodle (?:bar|shop|place)s?|asian|asiatisch\\w*|asiate|stir fry place',
    chains: '(?:wagamamas?|itsu|yo sushi)',
    dishes:
      'edamame, steamed rice, grilled salmon, miso soup, katsu curry, ramen, gyoza, chow mein, pad thai',
    ask: 'Ask about sesame oil, egg in the noodles, and garlic and soy in the sauce; their allergen list names each dish.',
  },
  {
    name: 'Greggs or a bakery',
    said: 'baker(?:y|ies|s)?|backerei\\w*|backer|boulangerie|panaderia|patisserie|konditorei',
    chains: '(?:greggs?|backwerk|kamps|paul)',
    dishes:
      'plain roll, baguette, pretzel, rye and wheat bread, black coffee, fruit tea, sausage roll, croissant, almond croissant, cheesecake, nut cake',
    ask: 'Ask for the list of ingredients: flour, seeds on top, egg wash and nuts.',
  },
  {
    name: 'an ice-cream parlour',
    said: 'ice ?cream (?:parlour|parlor|shop|van|place|stand)s?|gelateria|eisdiele|eiscafe|glacier|heladeria',
    dishes:
      'black coffee, fruit tea, strawberry ice cream, vanilla ice cream, chocolate ice cream, hazelnut ice cream, pistachio ice cream, almond ice cream, lemon sorbet, mango sorbet',
    ask: 'Ask which kinds are made without egg and without nuts, and for a clean scoop and a cup instead of a cone.',
  },
  {
    name: 'a pub',
    said: 'pubs?|gastro ?pub|beer garden|biergarten|wirtshaus|gasthaus|brasserie',
    chains: '(?:wetherspoons?|spoons)',
    dishes:
      'jacket potato, chips, green salad, grilled salmon, roast lamb, fish and chips, beef burger, full english breakfast, yorkshire pudding, sausages, gravy, caesar salad',
    ask: 'Ask for it without gravy, batter and dressing.',
  },
  {
    name: 'a hotel breakfast or buffet',
    said: 'breakfast buffet|hotel breakfast|hotel buffet|buffets?|fruhstucksbuffet|brunch place',
    dishes:
      'smoked salmon, mozzarella, cheddar, apple, banana, cucumber, tomatoes, honey, rolls, fruit salad, scrambled eggs, pancakes, croissant, muesli, bacon, goat’s cheese',
    ask: 'Take what stands plain and apart; ask for a fresh spoon, as spoons wander between the bowls.',
  },
  {
    name: 'the train, station or airport',
    said: 'airports?|petrol stations?|gas stations?|motorway services?|services|service station|train station|stations?|vending machines?|corner shop|kiosk|tankstelle|raststatte|flughafen|aeroport|aeropuerto|meal deal',
    dishes:
      'banana, apple, grapes, walnuts, popcorn, rice cakes, plain crisps, natural yoghurt, dark chocolate, mixed nuts, egg sandwich, muesli bar, sausage roll, pasta salad',
    ask: 'What is packed has a list of ingredients: read it.',
  },
  {
    name: 'the canteen',
    said: 'canteens?|cafeterias?|kantine|mensa|cantine|comedor|hospital food|work lunch|food court|vapiano',
    dishes:
      'steamed rice, boiled potatoes, steamed vegetables, grilled chicken, grilled fish, green salad, jacket potato, lasagne, schnitzel, goulash, pasta bolognese, coleslaw',
    ask: 'Canteens keep a list of allergens and ingredients for each dish: ask for it, and for sauce apart.',
  },
  {
    name: 'a kebab shop',
    said: 'kebab|kebap|doner|shawarma|donerladen|kebabs',
    dishes:
      'rice, chips, grilled lamb, grilled vegetables, green salad, lamb kebab, doner kebab, falafel, hummus, garlic sauce',
    ask: 'Ask what meat is on the spit, for it without sauce, and whether sesame is on the bread.',
  },
  {
    name: 'a German festival or Christmas market',
    said: 'oktoberfest|wiesn|christmas market|weihnachtsmarkt|xmas market|volksfest|bierzelt|funfair',
    dishes:
      'pretzel, radish, obatzda, potatoes with quark, mulled wine, roast chestnuts, bratwurst, weisswurst, schnitzel, kasespatzle, lebkuchen, candied almonds, gingerbread, pork knuckle',
    ask: 'Ask what is in the sausage and the marinade of the chicken; mustard stands apart.',
  },
  {
    name: 'the cinema',
    said: 'cinemas?|movies|kino|film night|movie night|theatre',
    dishes:
      'salted popcorn, tortilla chips, cola, dark chocolate, candied almonds, hot dog, nachos with cheese',
    ask: 'Plain salted popcorn is mostly maize, oil and salt.',
  },
]

/** Where nothing usual there fits. */
export const plainPlate =
  'Grilled meat or fish, rice or potatoes and vegetables without sauce hide the least.'
