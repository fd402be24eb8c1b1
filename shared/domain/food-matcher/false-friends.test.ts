import { describe, expect, it } from 'vitest'
import { table } from '../../testing/verdict-table'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

describe('a place with a food’s name', () => {
  table({
    none: [
      'Turkey: Produce of Turkey | Sultanas, origin: Turkey | pistachios from Turkey | Packed in Spain or Turkey | Greece and Turkey | Country of origin Turkey',
      'Chilli: Blueberries. Produced in Chile | produit du Chili | Peru/Chile | hecho en Chile',
      'Brazil nut: Product of Brazil | coffee from Brazil',
      'Orange: Orange County | 21 Orange Street | Orange, CA 92868',
      'Hazelnut: 4 Hazelnut Lane | Hazelnut Grove',
      'Olive: rue des Olives | calle de la oliva',
      'Walnut: Walnut Creek',
      'Rye: Republic of Rye',
      'Chilli: Origen: Chile | País de origen: Chile | Aus Chile, Klasse II',
      'Oregano: Origen: España',
    ],
    unsure: ['Turkey: figs (Turkey) | Turkey, Iran | chicken from Turkey', 'Rye: Rye, New York'],
    match: [
      'Turkey: turkey breast from Turkey | sausage made from turkey | turkey (60%) | Made in the UK from turkey | roast turkey, salt | ham (turkey)',
      'Turkey: origin of turkey: Poland | Country of origin of the turkey: UK | turkey origin: EU',
      'Hazelnut: hazelnuts from Turkey',
      'Brazil nut: nuts (almonds, brazils) | Brazil nuts',
      'Chilli: chile powder',
      'Orange: orange, ca. 20% | orange juice',
    ],
  })
})

describe('a colour', () => {
  table({
    none: [
      'Salmon: salmon-coloured | salmon pink packaging | couleur saumon',
      'Lemon: lemon yellow | a lemon coloured glaze',
      'Mustard: mustard yellow',
      'Chestnut: chestnut brown',
      'Milk: cream-coloured | milk-white',
      'Plum: plum purple',
      'Cherry: couleur cerise',
    ],
    unsure: [
      'Peach: colour: peach | peach colour | peach colouring',
      'Tomato: tomato red',
      'Olive: olive green (pitted)',
      'Naranja: color naranja',
    ],
    match: [
      'Beetroot: colour: beetroot red | beetroot colour',
      'Carrot: colours (carrot, spinach)',
      'Olive: olives green',
      'Onion: onion red',
      'Egg white: egg white',
    ],
  })
})

describe('a shape, size or texture', () => {
  table({
    none: [
      'Egg: egg-shaped sweets | in the shape of an egg | egg-sized pieces',
      'Almond: almond-shaped | the size of an almond | mandelförmig',
      'Fish: shaped like a fish | en forme de poisson | fish-shaped crackers',
      'Pea: pea-sized | de la taille d’un pois',
      'Butter: butter-soft | as soft as butter | butterweich',
      'Milk: milky white | creamy texture | zart wie Butter | silky as cream | mjuk som smör | doux comme du beurre',
      'Egg: in vorm van een ei | w kształcie jajka',
      'Sole: Wasser, Sole | Meersalz, Sole | Sole, Speisesalz',
    ],
    unsure: [
      'Fish: fish shape',
      'Cherry: notes of cherry',
      'Hazelnut: hazelnut notes',
      'Chicken: tastes like chicken',
    ],
    match: [
      'Wheat: fish-shaped crackers',
      'Sole: sole, salt | sole fillets, water | Seezunge, Salz',
      'Egg: eggs size L | shell-shaped egg pasta',
      'Milk: calcium in the form of milk powder | milk as an ingredient',
      'Potato: potato shapes',
    ],
  })
})

describe('an imitation in quotation marks', () => {
  table({
    none: [
      `Chicken: 'chicken' strips made from soya | “chicken” (pea protein, water) | soya "chicken" | „Hähnchen“ aus Erbsenprotein`,
      'Milk: "butter" (coconut oil) | vegan "cheese" | « fromage » végétal',
      'Tuna: "tuna" of wheat gluten',
    ],
    unsure: ['Milk: "cheese" | »Käse« | ‘cream’ filling', 'Beef: “beef” pieces'],
    match: [
      'Milk: "butter" (milk) | Contains "milk" | "Contains: milk" | "milk","sugar","salt" | cows’ milk',
      `Egg: malt d’orge lait œufs malt d’orge | poudre d'œufs d'élevage protéines de soja`,
      'Soya Bean: “bacon” bits (soya)',
      'Chicken: "chicken" pieces (soya, chicken)',
      'Almond: "almond" slices',
    ],
    trace: ['Milk: may contain "milk"'],
  })
})

describe('a piece of a long word', () => {
  table({
    none: [
      'Malt: ethyl malt ol | malt itol syrup | sweetener (mal titol)',
      'Oats: sodium benz oate | calcium benzo-\nate',
      'Tea: magnesium s tea rate | stea rate',
      'Clam: cy clam ate',
      'Butter: butter fly pea',
      'Nuts: nut ritional information | nut rition',
      'Ham: ham amelis water',
    ],
    match: [
      'Malt: malt, oil | malt extract',
      'Tea: tea, rate of caffeine',
      'Almond: alm onds',
      'Butter: butter, flying fish',
    ],
  })
})

describe('a typing error that is another food’s name', () => {
  table({
    unsure: ['Scallop: scallot', 'Shallot: scallot', 'Banana: banata'],
    match: ['Almond: almonf | amond', 'Hazelnut: hazelnot', 'Pumpkin: pumpkn'],
    none: [
      'Bean: bear | beam',
      'Plaice: place',
      'Sole: sale',
      'Hake: cake',
      'Melon: lemon',
      'Corn: cora',
      'Mace: maize',
      'Bream: cream',
      'Clove: olive',
    ],
  })

  it('is never found in a correct name', () => {
    const { foods, terms } = knowledge
    const names = [
      ...terms.map(([term]) => term),
      ...foods.flatMap(({ name, derived, names: own }) => [name, ...derived, ...Object.values(own).flat()]),
    ]
    const misread = names
      .flatMap((name) => [name, name.toUpperCase()])
      .filter((name) => matcher.read(name).tokens.some((token) => token.isMisread))
    expect(misread).toEqual([])
  })
})

describe('a word of its own with the name of a food in it', () => {
  table({
    none: [
      'Wheat: garbanzos cocidos, sal | arroz cocido, agua | galettes de riz | galettes de maïs | pâte de cacao | trigo sarraceno | grano saraceno',
      'Pork: garbanzos cocidos | pâte de cacao, sucre | Für Kinder ab drei Jahren',
      'Almond: Erdmandeln | Erdmandelmehl | chufa | noix de muscade | Muskatnuss | muskotnöt | muskatnød',
      'Nuts: Erdmandeln | noix de Saint-Jacques | noix de veau | orzeszki ziemne | masło orzechowe | mantequilla de cacahuete | noix de coco',
      'Egg: uova di pesce | uova di lompo | Fischeier | huevas | fish roe | œufs de lump | caviar d’aubergine | Eisbergsalat | Eiertomaten',
      `Cow's milk: Milchsäure | Buttersäure | Butterpilze | haricots beurre | cream of tartar | crème de tartre | latte di cocco | mleko kokosowe | kakaosmör`,
      `Cow's milk: yoghurt cultures | Ingrédients : riz, ferments du yaourt | babka płesznik | Kakaobutter | burro di cacao | queso vegano | butternut squash`,
      'Chestnut: castagna d’acqua | water chestnuts',
      'Apple: pomme d’amour | pommes de terre',
      'Egg: babka płesznik | pâte d’amandes',
      'Soya Bean: tocino de cerdo | Für Kinder ab drei Jahren',
    ],
    match: [
      'Chickpea: garbanzos cocidos | garbanzos cocidos 58 %',
      'Rice: galettes de riz | arroz cocido',
      'Corn (Maize): galettes de maïs',
      'Fish: uova di pesce | uova di lompo | Fischeier | huevas | fish roe | œufs de lump',
      'Peanut: orzeszki ziemne | masło orzechowe | mantequilla de cacahuete | pindakaas | jordnötssmör',
      'Scallop: noix de Saint-Jacques',
      'Veal: noix de veau',
      'Almond: pâte d’amandes',
      'Barley: Ingredienti: orzo, sale | Contiene orzo; può contenere lupini.',
      'Pork: tocino de cerdo | Ingredientes: tocino, sal | pâté de porc',
      'Nutmeg: noix de muscade | Muskatnuss | noce moscata | noz-moscada | muskotnöt | muskatnød',
    ],
    unsure: ['Wheat: Cocido | cocido madrileño'],
  })
})

it.each([
  'œufs de CABILLAUD fumés',
  'œufs de lompe',
  'huevos de salmón',
  'uova di merluzzo',
  'ovos de salmão',
  'eggs of salmon',
  'Lachseier',
  'zalmeitjes',
])('reads the eggs of a fish as roe: %s', (name) => {
  expect(matcher.groups(matcher.read(name))).toEqual({ contains: ['fish'], traces: [], possible: [] })
})

it.each(['œufs, cabillaud', 'œufs au cabillaud', 'eieren of zalm', 'huevos de gallina y salmón'])(
  'keeps eggs beside a fish: %s',
  (names) => {
    expect(matcher.groups(matcher.read(names)).contains).toEqual(['eggs', 'fish'])
  },
)
