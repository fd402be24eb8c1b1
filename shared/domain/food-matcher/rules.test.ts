import { describe, expect, it } from 'vitest'
import { table } from '../../testing/verdict-table'
import { matcher } from '../../testing/seeded-knowledge'

describe('a dairy food with a flavour in brackets', () => {
  const flavours = ['vanilla', 'garlic', 'chives', 'pepper', 'mushroom', 'garlic, chives']
  const statements = ['', ' may contain nuts.', ', sugar', ' contains nuts.']
  const texts = ['Ice cream', 'Yoghurt', 'Butter', 'Käse', 'fromage', 'queso'].flatMap((food) =>
    flavours.flatMap((flavour) => statements.map((rest) => `${food} (${flavour})${rest}`)),
  )
  it('contains milk, unlike one made of plants', () => {
    const groups = (text: string) => matcher.groups(matcher.read(text)).contains
    expect(texts.filter((text) => !groups(text).includes('milk'))).toEqual([])
    expect(groups('Cream (soya, vanilla), sugar')).not.toContain('milk')
  })
})

describe('single words', () => {
  table({
    match: [
      `Cow's milk: MILK | Milch | lait entier en poudre | leche desnatada | cows’ milk | whey | ghee | CRÈME FRAÎCHE`,
      'Egg: eggs | EGG | Vollei | œufs frais | huevos',
      'Wheat: flour | semolina | spelt flour | farine de blé | Weizenmehl | panko breadcrumbs | spaghetti',
      'Hazelnut: Haselnüsse | Haselnuesse | poudre de NOISETTES | avellanas',
      'Anchovy: anchovies | Worcestershire sauce',
      'Strawberry: strawberries | dehydrated strawberries 2.3%',
      'Watermelon: water melon | watermelons',
      'Gluten: rye | barley grass | wheatgrass powder',
      'Wheat: wheat flour type 550 | hamburger buns | fish fingers',
      'Bromelain: pineapple',
      'Fish: basa | lemon sole fillets',
    ],
    unsure: [
      `Cow's milk: goat's milk | goat cheese | sheep yoghurt | cheese (goat's milk) | ewe's milk cheese`,
      'Egg white: egg yolk | pasteurised free range egg yolk',
      'Egg yolk: egg white',
      'Soya Bean: lecithin | E322 | e322(i) | E-322 | emulsifier (322) | emulsifier lecithin',
      'Egg: lecithin',
      'Almond: nuts | mixed nuts',
      'Wheat: gluten | starch | cereals containing gluten',
      'Pork: gelatine',
      'Gliadin: rye | barley | gluten',
      'Bromelain: canned pineapple',
      'Sole: lemon sole',
      'Salmon: fish soup',
    ],
    none: [
      'Apple: pine apple',
      'Cod: code E150 | codes',
      'Sulphites: sodium sulphate',
      'Rye: wheat flour',
      'Salmon: basa | lemon sole',
      'Fish: vegetarian fish sauce',
      'Egg: egg-less sponge',
    ],
  })
})

describe('compounds written as one word', () => {
  table({
    match: [
      'Peanut: Erdnusserzeugnisse | Erdnussbestandteilen | jordnøddemel | pindastukjes | jordnötspasta',
      'Milk: Biovollmilchpulver | vassleproteinkoncentrat | melkbestanddelen',
      'Wheat: Bioweizen | Weizeneiweißisolat | tarwevlokken | vetegroddar | hvedeflager',
    ],
    trace: ['Hazelnut: Kann Haselnussbestandteile enthalten', 'Soya Bean: Kan innehålla sojabeståndsdelar'],
    none: [
      `Cow's milk: Kokosmilchpulver | Haferdrink | kokosmelkpoeder | kakaosmørpulver`,
      'Wheat: Buchweizenerzeugnisse | Buchweizenflocken | bovetemjöl',
      'Egg: Eismasse | Eissplitter | Reiserzeugnisse',
      'Nuts: Muskatnusspulver | Kokosnusserzeugnisse | Erdnussbestandteile',
    ],
  })
})

describe('words that are foods in one language only', () => {
  table({
    match: [
      `Cow's milk: Bevat room en suiker | Ingrediënten: water, room | Ingredienti: zucchero, latte`,
      'Rye: Indeholder rug | Innehåller råg',
      'Fish: Bevat vis | Indeholder tun',
      'Octopus: Contém polvo',
    ],
    unsure: [`Cow's milk: Zawiera ser | Innehåller ost`],
    trace: ['Fish: Kan sporen van vis bevatten | Kan vis bevatten', 'Nuts: Kan indeholde spor af nød'],
    none: [
      `Cow's milk: Keep at room temperature | Contains sugar. Store in a dry room. | Zutaten: Wasser, Ost | Ingredienti: latte di soia, panna di riso`,
      'Rye: rug | Contains rug | Bevat rug',
      'Octopus: Contiene cacao en polvo | Ingredientes: leche en polvo, cacao en polvo',
    ],
  })
})

describe('typing errors', () => {
  table({
    match: [
      'Egg: egggs | 2 eqq | eggggs | 2 ägg',
      `Cow's milk: millk | miiilk | süt`,
      'Shrimp: prwans',
      'Onion: onlons',
      `Baker's yeast: a sachet of baker's y east`,
      'Soy bean: soyabeen sauce',
    ],
    none: [
      'Goat: 100 g oats | 2 g oats',
      'Crab: low in carbs | a low-carb meal',
      `Cow's milk: a food diary`,
      'Clam: it calms',
      'Cherry: vitamin C herry',
    ],
  })
})

describe('contents of dishes and products beside their allergens', () => {
  table({
    match: [
      'Potato: poutine | ziemniaki | aardappelen',
      'Garlic: knoflook',
      'Cocoa bean: Oreos | pain au chocolat',
    ],
    unsure: [
      'Carrot: carrot soup',
      'Onion: cheese and onion pie | salsa',
      'Apple: apple pie',
      'Honey: baklava | honey cake',
      'Rye: crispbread',
      'Anchovy: red thai curry paste',
      'Garlic: garlic naan',
      'Cane sugar: caster sugar | 100 g sugar',
    ],
    none: [
      'Butter: cookie butter | mixed nut butter | cocoa butter',
      'Yoghurt: coconut yoghurt',
      'Cane sugar: sugar-free | of which sugars 5 g | beet sugar',
    ],
  })
})

describe('look-alike words', () => {
  table({
    match: [
      'Coconut: coconut milk',
      'Oyster: oyster sauce',
      `Cow's milk: chocolate milk | garlic butter | banana milk`,
    ],
    none: [
      `Cow's milk: coconut milk | hemp milk | macadamia milk | cashew cheese | pistachio butter | cocoa butter | peanut butter | butternut squash
| cream of tartar | butter beans | milk thistle | cream soda | Mandelmilch | Kokosmilch | lait de coco | leche de soja`,
      'Egg: eggplant | 2 eggplants | Milcheiweiß',
      'Wheat: buckwheat | almond flour | rice flour | corn tortilla | rice noodles | chickpea pasta | farine de riz | harina de maíz',
      'Potato: sweet potatoes',
      'Oyster: oyster mushrooms',
      'Lamb: lamb’s lettuce',
      'Nuts: nutmeg | butternut squash | coconut',
      'Corn (Maize): peppercorns',
    ],
  })
})

describe('trace statements', () => {
  table({
    trace: [
      'Milk: May contain milk | may also contain traces of milk | May contain: nuts (almonds), milk and soya | (may contain milk)',
      'Almond: Sugar. May contain traces of nuts. | May contain almonds and other nuts',
      'Egg: Packed on equipment that also processes milk, egg and soy. Contains: wheat | Made in a kitchen that uses eggs, milk and nuts',
      'Sesame: not suitable for sesame allergy sufferers due to manufacturing methods',
      'Hazelnut: Kann Spuren von Haselnüssen enthalten. | Kann Haselnüsse enthalten',
      'Peanut: Peut contenir des traces d’arachides | Puede contener trazas de cacahuete | Peanuts, tree nuts may be present.',
      'Wheat: may contain gluten',
      'Milk: May contain other nuts milk. | Milk traces possible. | MAY CONTAIN NUTS AND MILK INGREDIENTS: wheat flour',
      'Nuts: cannot guarantee nut free | We cannot guarantee that our products are free from nuts.',
    ],
    match: [
      'Milk: Directions: fry in oil. Ingredients: milk | See cooking instructions. Milk, sugar | fruit preparation (milk)',
      'Milk: May contain nuts. Contains: milk. | May contain nuts; contains milk | Milk. May contain milk',
      'Wheat: May contain nuts INGREDIENTS: wheat flour | sugar (may contain milk), wheat flour | wheat flour, sugar. Milk may be present',
      'Beef: Spice (contains traces of sesame), beef (8%) | traces of nuts, beef (8%), onion',
    ],
    unsure: [
      `Milk: Sugar. Preparation instructions: Add cold milk. Stir well, then add more milk. | Sugar\nTo serve: fry in butter`,
      'Sesame: Houmous on a roll. Ingredients: Houmous (chickpeas, water, garlic, salt)',
    ],
    none: ['Gluten: For allergens, including cereals containing gluten, see ingredients in bold.'],
  })
})

describe('negations', () => {
  table({
    none: [
      'Milk: free from milk, eggs and soya | dairy-free | milchfrei | sans lait | sin leche | ohne Milch | 0% lactose | No milk. | contains no milk',
      'Egg: free from milk, eggs and soya | no milk, eggs or nuts | Gluten, dairy and egg free. | eifrei | suitable for people with egg allergy',
      'Gluten: gluten-free | glutenfrei | Gluten and dairy free. | gluten-free bread | gluten free all purpose flour',
      `Cow's milk: dairy-free whipping cream | non-dairy milk | nondairy milk | vegan butter | plant-based cheese | alternative to milk`,
      'Egg white: vegan mayonnaise | mayonnaise (vegan) | egg-free pasta',
      'Wheat: wheat-free bread',
      'Durian: durian-free',
      'Soya Bean: soya protein free',
    ],
    match: [
      'Milk: lactose-free milk | fat free yogurt | No added sugar yoghurt | no fat milk | sugar-free milk chocolate | dairy-free chocolate (contains milk)',
      'Milk: non-dairy creamer (glucose, casein) | Contains milk and gluten-free oats | water, milk and gluten free oats | No nuts. Ingredients: milk',
      'Oats: gluten free oats',
      'Egg: free range eggs | cage free eggs | gluten, free range egg | vegan mayonnaise or mayonnaise | 2 eggs (or flax eggs)',
      'Wheat: gluten-free wheat starch',
      'Soya Bean: non-GMO soy lecithin | non-hydrogenated soybean oil',
      'Nuts: made in a nut-free area, but nuts are used too',
    ],
    trace: ['Egg: Made without eggs, but in a kitchen that uses eggs, milk and nuts.'],
  })
})

describe('stated sources', () => {
  table({
    match: [
      'Soya Bean: emulsifier: soya lecithin | emulsifier (lecithin (soy)) | E322 (soya) | 322 from soy',
      'Milk: natural flavour (milk)',
      'Wheat: starch (wheat)',
    ],
    none: [
      'Egg: emulsifier: soya lecithin | lecithin (soy) | lecithin from soya | E 322 (sunflower)',
      'Soya Bean: sunflower lecithin | lecithins (rapeseed) | vegetable oil (palm, rapeseed)',
      'Pork: gelatine (beef)',
      'Wheat: flour (rice)',
    ],
    unsure: ['Strawberry: strawberry flavouring | natural strawberry flavour | arôme naturel de fraise'],
  })
})

describe('misreadings of a camera', () => {
  table({
    match: [
      'Milk: mi1k | rnilk powder | M I L K | M I L K solids | milkpowder | con- tains: mi1k',
      'Peanut: peajuts | PEANLTS | pea nuts',
      'Wheat: wh3at | sugar,wheatflour',
      'Almond: alm onds | almcnds',
      'Hazelnut: hazel-\nnuts | hasel-\nnuss',
      'Milk: SKIMMED MI-\nLK POWDER | SuBrahmbutter | Sifmolkenpulver',
      'Egg white: EG-\nG WHITE | ceufs frais | blanc d’ceuf | DES EUFS FRAIS | HiihnereiweiBpulver | Hithnervollei',
      'Almonds: Mandelstiicke',
    ],
    none: [
      'Pear: bear',
      'Mint: mind',
      'Cod: code',
      'Wheat: what',
      'Rice: price',
      'Milk: milled',
      'Soy bean: say',
      'Mustard: custard',
      'Orange: range',
      'Chicken: thickener',
    ],
    unsure: ['Egg white: EiweiB | jaune d’ceuf'],
  })
})

describe('allergen groups', () => {
  it('tells contained groups from possible ones', () => {
    const reading = matcher.read(
      'Wheat flour, butter, emulsifier: lecithins. May contain traces of nuts, milk and sesame. Sulphites: none known',
    )
    expect(matcher.groups(reading)).toEqual({
      contains: ['milk', 'gluten', 'sulphites'],
      traces: ['nuts', 'sesame-seeds'],
      possible: ['eggs', 'soybeans'],
    })
  })
  it('uses the listed contents of a composite ingredient', () => {
    expect(matcher.groups(matcher.read('gravy (water, maize starch, salt, onion)')).contains).toEqual([])
    expect(matcher.groups(matcher.read('gravy')).contains).toEqual(['gluten'])
  })
})
