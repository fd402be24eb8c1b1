/** A kind of restaurant with dishes that are usual there, by names that the matcher knows, and what to ask. */
type Cuisine = { name: string; said: string; chains?: string; dishes: readonly string[]; ask: string }

const plainPlate = 'Grilled meat or fish, rice or potatoes and vegetables without sauce hide the least.'

export const cuisines: readonly Cuisine[] = [
  {
    name: 'a Thai restaurant',
    said: 'thai(?:land\\w*)?',
    dishes: ['green curry', 'tom yum', 'papaya salad', 'pad thai', 'satay', 'massaman curry', 'jasmine rice'],
    ask: 'Ask about egg, nuts and what is in the sauces (oyster, soy and fish sauce).',
  },
  {
    name: 'an Italian restaurant',
    said: 'italian\\w*|italienisch\\w*|italiener|italien|italiano|pizzerias?|trattoria',
    dishes: [
      'risotto',
      'minestrone',
      'caprese',
      'pizza margherita',
      'spaghetti bolognese',
      'carbonara',
      'saltimbocca',
    ],
    ask: 'Ask about the pasta (durum wheat, egg) and what stands in the stock.',
  },
  {
    name: 'a burger restaurant',
    said: 'burger|fast ?food|drive ?(?:through|thru|in)',
    chains: '(?:mcdonald\\w*|mcd|maccies|maccas|burger king|kfc|wendys|five guys|mcdo|subway)',
    dishes: [
      'french fries',
      'chicken nuggets',
      'hamburger',
      'cheeseburger',
      'fish burger',
      'milkshake',
      'green salad',
    ],
    ask: 'Chains publish lists of ingredients: look at bun, breading, sauce and frying oil.',
  },
  {
    name: 'a Japanese restaurant',
    said: 'sushi|japan\\w*|ramen',
    dishes: ['sashimi', 'miso soup', 'edamame', 'sushi', 'tempura', 'ramen', 'teriyaki salmon'],
    ask: 'Ask about the batter, the noodles, sesame and soy sauce.',
  },
  {
    name: 'an Indian restaurant',
    said: 'indian|curry|indisch\\w*|inder|indien|indio',
    dishes: ['dal', 'tandoori chicken', 'biryani', 'chicken korma', 'naan', 'samosa', 'chicken tikka masala'],
    ask: 'Ask about the spice mix (garlic, turmeric, mustard seed) and ground nuts in the sauce.',
  },
  {
    name: 'a Mexican restaurant',
    said: 'mexican\\w*|mexikan\\w*|mexicain|taco|burrito|tex mex',
    dishes: ['guacamole', 'tacos', 'fajitas', 'burrito', 'ceviche', 'nachos'],
    ask: 'Ask whether the tortillas are of corn or wheat and what is in the spice mix.',
  },
  {
    name: 'a Chinese restaurant',
    said: 'chinese|chinesisch\\w*|chinesen|chinois|chino',
    dishes: [
      'steamed rice',
      'fried rice',
      'peking duck',
      'sweet and sour chicken',
      'chow mein',
      'spring rolls',
      'hot and sour soup',
    ],
    ask: 'Ask about egg, nuts, sesame oil and the soy sauce.',
  },
  {
    name: 'a Greek restaurant',
    said: 'greek|griechisch\\w*|griechen|grec|griego',
    dishes: ['greek salad', 'souvlaki', 'tzatziki', 'gyros', 'moussaka', 'grilled octopus'],
    ask: 'Ask what meat it is and what the marinade and the salad cheese are made of.',
  },
  {
    name: 'a Turkish or Lebanese restaurant',
    said: 'turkish|turkisch\\w*|turken|turc|turco|lebanese|libanesisch\\w*|libanais|libanes|middle eastern|kebab|kebap|doner|falafel',
    dishes: ['tabbouleh', 'falafel', 'hummus', 'doner kebab', 'shawarma', 'lamb kebab'],
    ask: 'Ask about sesame (tahini), what meat it is and the sauce.',
  },
  {
    name: 'a Spanish restaurant',
    said: 'spanish|spanisch\\w*|spanier|espagnol|espanol|tapas',
    dishes: [
      'gazpacho',
      'patatas bravas',
      'paella',
      'spanish tortilla',
      'grilled prawns',
      'garlic mushrooms',
    ],
    ask: 'Ask about garlic, egg, nuts in the sauces and what sausage is in it.',
  },
  {
    name: 'a French restaurant',
    said: 'french(?! fries)|franzosisch\\w*|franzosen|francais|frances|bistro|brasserie',
    dishes: [
      'ratatouille',
      'coq au vin',
      'salade nicoise',
      'quiche lorraine',
      'croque monsieur',
      'steak frites',
      'moules mariniere',
    ],
    ask: 'Ask about mustard in the dressing, butter, cream and egg in the sauces.',
  },
  {
    name: 'a Vietnamese restaurant',
    said: 'vietnam\\w*|pho',
    dishes: ['summer rolls', 'chicken pho', 'pho', 'jasmine rice', 'spring rolls'],
    ask: 'Ask what the broth is cooked from and whether nuts go on top.',
  },
  {
    name: 'a Korean restaurant',
    said: 'korean\\w*|koreanisch\\w*|coreen|coreano',
    dishes: ['bibimbap', 'kimchi', 'bulgogi', 'steamed rice'],
    ask: 'Ask about sesame oil, garlic, egg and the marinade.',
  },
  {
    name: 'a fish and chip shop',
    said: 'fish and chips?|chippy|fish n chips',
    dishes: ['fish and chips', 'chips', 'mushy peas', 'coleslaw', 'grilled cod'],
    ask: 'Ask what is in the batter and what else is fried in the same fat.',
  },
  {
    name: 'a steakhouse',
    said: 'steak ?houses?|grill ?house',
    dishes: ['grilled salmon', 'jacket potato', 'coleslaw', 'rump steak', 'grilled chicken', 'lamb chops'],
    ask: 'Ask about the marinade, mustard and what is fried on the same grill.',
  },
  {
    name: 'a café or bakery',
    said: 'bakery|bakeries|cafes?|coffee ?shops?|backerei|boulangerie|panaderia',
    chains: '(?:starbucks|costa|pret|greggs)',
    dishes: ['croissant', 'black coffee', 'cappuccino', 'bagel', 'fruit tea', 'baguette', 'carrot cake'],
    ask: 'Ask for the list of ingredients: flour, egg, nuts and the kind of milk or oat drink.',
  },
]

/** Where nothing usual there fits. */
export const otherwise = plainPlate

/** Something to eat for, with ideas in words that the matcher reads; `category`: of recipes for it. */
type Occasion = { name: string; said: string; ideas: readonly string[]; category: string; advice: string }

export const occasions: readonly Occasion[] = [
  {
    name: 'a birthday or party',
    said: 'birthdays?|part(?:y|ies)|geburtstag\\w*|anniversaires?|cumpleanos|fiesta|celebrations?|guests?',
    ideas: [
      'baked apples with raisins',
      'rice pudding with pears',
      'poached pears with dark chocolate',
      'strawberries with cream',
      'potato wedges',
      'popcorn',
      'cucumber sticks with cream cheese',
      'frozen raspberries with banana',
    ],
    category: 'dessert',
    advice: 'A bought cake usually holds egg, flour and often nuts: read its label.',
  },
  {
    name: 'a packed lunch',
    said: 'packed lunch\\w*|lunch ?box\\w*|lunch ?bag|lunch (?:for|at) (?:work|the office|school)|lunch to (?:take|go|bring)|pausenbrot\\w*|brotdose|tupper\\w*|gamelle|fiambrera',
    ideas: [
      'rice with chicken and cucumber',
      'boiled potatoes with smoked salmon',
      'rice with tuna and sweetcorn',
      'lentils with tomato and parsley',
      'quinoa with chickpeas and cucumber',
      'carrot sticks with avocado',
      'turkey with potatoes',
      'apple with walnuts',
    ],
    category: 'lunch',
    advice: 'Cook twice as much in the evening, and tomorrow’s lunch is done.',
  },
  {
    name: 'a barbecue',
    said: 'barbe[cq]ues?|bbqs?|grill(?:en|abend|party|fest)|grilling|barbacoa|cookouts?|braai',
    ideas: [
      'grilled chicken with rosemary',
      'grilled salmon with lemon',
      'corn on the cob',
      'grilled courgette and aubergine',
      'jacket potatoes',
      'lamb chops with thyme',
      'prawns with lime',
      'turkey with paprika',
    ],
    category: 'dinner',
    advice:
      'Bring your own marinade and a foil or a tray for your part of the grill: bought marinades often hold mustard, garlic or celery.',
  },
  {
    name: 'Christmas',
    said: 'christmas|xmas|weihnacht\\w*|noel|navidad|easter|ostern|paques|thanksgiving|holiday (?:dinner|meal|food)s?|festive',
    ideas: [
      'roast turkey with potatoes',
      'roast duck with red cabbage',
      'roast goose with potatoes',
      'baked salmon with dill',
      'red cabbage with apple',
      'roast parsnips and carrots',
      'chestnuts',
      'poached pears',
    ],
    category: 'dinner',
    advice:
      'Stuffing, gravy and biscuits are where egg, nuts and celery hide: make them yourself or read the label.',
  },
  {
    name: 'the journey',
    said: '(?:train|car|bus|coach|plane|boat|long) (?:journey|trip|ride)s?|flights?|road ?trips?|on (?:the|a) (?:plane|train|road|go|ferry)|airport|hik(?:e|es|ing)|picnics?|camping|journey|unterwegs|reise|zugfahrt|pique nique|voyage|viaje|trip',
    ideas: [
      'apple',
      'banana',
      'rice cakes',
      'walnuts',
      'carrot sticks',
      'cold chicken with cucumber',
      'boiled potatoes',
      'grapes',
      'popcorn',
    ],
    category: 'snack',
    advice: 'Pack a little more than you need: what stations and planes sell seldom names all that is in it.',
  },
  {
    name: 'a snack',
    said: '(?:which|what|whats) snacks?(?: \\S+)? (?:can|could|may|should|are|is|am) .*',
    ideas: [
      'apple slices',
      'banana',
      'carrot sticks',
      'walnuts',
      'rice cakes with avocado',
      'popcorn',
      'grapes',
      'cucumber with cottage cheese',
    ],
    category: 'snack',
    advice: 'With bought snacks the label decides.',
  },
]
