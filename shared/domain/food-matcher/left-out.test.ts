import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

type Said = Record<string, string>

const foods = [
  'Gluten',
  'Wheat',
  'Oats',
  'Spelt',
  'Rye',
  'Barley',
  'Milk',
  'Egg',
  'Soybean',
  'Nuts',
  'Almond',
  'Goat cheese',
]
const named = matcher.resolve(foods.map((name) => ({ name })))
const verdictsOf = (text: string): Said =>
  Object.fromEntries(matcher.verdicts(matcher.read(text), named).map(({ name, verdict }) => [name, verdict]))

/** The texts that say of a food something else than expected. */
const wrongOf = (texts: readonly string[], food: string, expected: string) =>
  texts.flatMap((text) => {
    const said = verdictsOf(text)[food]
    return said === expected ? [] : [{ text, food, said }]
  })

/** By language the claims before and after a product, and the products by the cereal they name. */
const cereals: readonly Record<string, string>[] = [
  {
    before: 'gluten free |Gluten-Free |certified gluten free |GLUTEN FREE ORGANIC |no gluten |non-gluten ',
    after: ' gluten free| (gluten-free)|, gluten free| without gluten|: gluten free',
    Oats: 'oats|oatmeal|oat flakes|rolled oats|porridge oats|oatcakes|oat flour|oat milk|oat biscuits',
    Wheat: 'wheat starch|wheat flour|wholewheat pasta|wheat beer',
    Spelt: 'spelt flour|spelt bread',
    Barley: 'barley malt extract',
  },
  {
    before: 'glutenfreie |Glutenfreies |GLUTENFREIER |gluten- und laktosefreie |Ohne Gluten ',
    after: ' glutenfrei| (glutenfrei)|, glutenfrei| ohne Gluten',
    Oats: 'Haferflocken|HAFERFLOCKEN|Hafer|Hafermehl|Haferdrink|Haferkekse|Haferkleie|Hafergrütze',
    Wheat: 'Weizenstärke|WEIZENSTÄRKE|Weizenmehl|Weizen|Weizenkleie|Weizengrieß',
    Spelt: 'Dinkelmehl|Dinkelbrot|Dinkel|Dinkelflocken',
    Rye: 'Roggenbrot|Roggenmehl|Roggenvollkornbrot',
    Barley: 'Gerstenmalz|Gerstenmalzextrakt|Gerste',
  },
  {
    before: 'sans gluten ',
    after: ' sans gluten| (sans gluten)|, sans gluten| garantie sans gluten',
    Oats: "flocons d'avoine|farine d'avoine|avoine|biscuits à l'avoine",
    Wheat: 'amidon de blé|farine de blé',
    Rye: 'farine de seigle|pain de seigle',
  },
  {
    before: 'sin gluten ',
    after: ' sin gluten| (sin gluten)|, sin gluten| libre de gluten| sin gluten ni lactosa',
    Oats: 'avena|copos de avena|harina de avena|galletas de avena',
    Wheat: 'almidón de trigo|harina de trigo',
    Rye: 'pan de centeno',
  },
  {
    before: 'senza glutine ',
    after: ' senza glutine| (senza glutine)|, senza glutine| privo di glutine',
    Oats: "avena|fiocchi d'avena|farina di avena",
    Wheat: 'amido di frumento|farina di frumento|amido di grano|amido di frumento deglutinato',
    Spelt: 'farina di farro',
    Barley: "malto d'orzo",
  },
  {
    before: 'glutenvrije |glutenvrij |gluten- en lactosevrije ',
    after: ' glutenvrij| (glutenvrij)|, glutenvrij| zonder gluten',
    Oats: 'havermout|haver|havervlokken|haverdrank',
    Wheat: 'tarwezetmeel|tarwebloem|tarwe',
    Spelt: 'speltbrood|speltmeel',
    Rye: 'roggebrood',
  },
  {
    before: 'bezglutenowe |bezglutenowa |bez glutenu ',
    after: ' bezglutenowe| (bezglutenowe)| bez glutenu|, bezglutenowe',
    Oats: 'płatki owsiane|mąka owsiana|owies|otręby owsiane',
    Wheat: 'skrobia pszenna|mąka pszenna',
    Spelt: 'mąka orkiszowa',
    Rye: 'chleb żytni',
  },
  {
    before: 'sem glúten ',
    after: ' sem glúten| (sem glúten)|, sem glúten| isento de glúten',
    Oats: 'flocos de aveia|aveia|farinha de aveia|farelo de aveia',
    Wheat: 'amido de trigo|farinha de trigo',
  },
  {
    before: 'glutenfria |glutenfri |gluten- och laktosfria |utan gluten ',
    after: ' glutenfri| (glutenfri)| utan gluten|, glutenfri',
    Oats: 'havregryn|havre|havremjöl|havredryck',
    Wheat: 'vetestärkelse|vetemjöl',
    Rye: 'rågbröd|rågmjöl',
  },
  {
    before: 'glutenfri |glutenfrie |gluten- og laktosefri |uden gluten ',
    after: ' glutenfri| (glutenfri)| uden gluten|, glutenfri',
    Oats: 'havregryn|havre|havremel|havredrik',
    Wheat: 'hvedestivelse|hvedemel',
    Rye: 'rugbrød|rugmel',
  },
]

it('a claim of no gluten leaves the cereal that the product is named after, in its group too', () => {
  const wrong = cereals.flatMap(({ before = '', after = '', ...products }) =>
    Object.entries(products).flatMap(([food, names]) => {
      const texts = names
        .split('|')
        .flatMap((name) => [
          ...before.split('|').map((claim) => `${claim}${name}`),
          ...after.split('|').map((claim) => `${name}${claim}`),
        ])
      return [...wrongOf(texts, food, 'match'), ...wrongOf(texts, 'Gluten', 'match')]
    }),
  )
  expect(wrong).toEqual([])
})

const rows = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const at = line.indexOf(': ')
    return line
      .slice(at + 2)
      .split(' | ')
      .map((text) => [line.slice(0, at), text] as const)
  })
const wrongRows = (expected: string, lines: readonly string[]) =>
  rows(lines).flatMap(([food, text]) => wrongOf([text], food, expected))

it('a claim of no gluten takes the gluten of a product without a cereal in its name', () => {
  expect(
    wrongRows('none', [
      'Gluten: gluten-free bread | bread gluten free | bread (gluten free) | bread without gluten | gluten and dairy free cake',
      'Gluten: glutenfreies Brot | Brot glutenfrei | Nudeln (glutenfrei) | Brot ohne Gluten | gluten- und laktosefreie Kekse',
      'Gluten: pain sans gluten | pâtes (sans gluten) | pan sin gluten | galletas (sin gluten) | pane senza glutine | pasta (senza glutine)',
      'Gluten: glutenvrij brood | brood glutenvrij | gluten- en lactosevrij brood | makaron bezglutenowy | chleb (bezglutenowy) | pão sem glúten',
      'Gluten: glutenfritt bröd | bröd glutenfritt | gluten- och laktosfri choklad | glutenfrit brød | brød glutenfrit | glutenfreies Bier',
      'Oats: gluten-free bread | glutenfreies Bier | gluten free pasta',
    ]),
  ).toEqual([])
})

it('oats stay possible in muesli, granola and porridge without gluten', () => {
  expect(
    wrongRows('unsure', ['Oats: gluten-free muesli | glutenfreies Müsli | gluten free granola']),
  ).toEqual([])
})

it('a claim about a component leaves the milk that the product is named after', () => {
  const products = {
    'lactose-free |casein free |whey-free |milk sugar free |milk protein free |fat-free ':
      'milk|cheese|yoghurt',
    'laktosefreie |kaseinfreie |milchzuckerfreier |molkefreier |fettfreie ': 'Milch|Käse|Sahne|Joghurt',
    'lactosevrije |caseïnevrije |laktosefri |laktosfri |kaseinfri ': 'melk|mjölk|mælk',
  }
  const texts = Object.entries(products).flatMap(([claims, names]) =>
    claims.split('|').flatMap((claim) => names.split('|').map((name) => `${claim}${name}`)),
  )
  const behind = [
    'Milch laktosefrei|Käse ohne Laktose|Milch ohne Milchzucker|lait sans lactose|fromage sans lactose|lait sans caséine',
    'leche sin lactosa|leche sin caseína|latte senza lattosio|latte senza caseina|mleko bez laktozy',
    'mleko bezlaktozowe|leite sem lactose|queijo sem lactose|mjölk utan laktos|mælk uden laktose|melk zonder lactose',
  ].flatMap((line) => line.split('|'))
  expect(wrongOf([...texts, ...behind], 'Milk', 'match')).toEqual([])
})

it('a claim about one food of a group leaves the others', () => {
  expect([
    ...wrongRows('match', [
      'Spelt: wheat-free spelt flour | weizenfreies Dinkelmehl | Dinkelmehl weizenfrei | Dinkelbrot ohne Weizen',
      'Oats: weizenfreie Haferflocken | wheat-free oatmeal | gluten and dairy free oats',
      'Rye: weizenfreies Roggenbrot | pain de seigle sans blé | pan de centeno sin trigo | wheat-free rye bread',
      'Gluten: weizenfreies Dinkelmehl | wheat-free rye bread | rye-free wheat bread | wheat-free beer',
      "Goat cheese: cow's milk free goat cheese | kuhmilchfreier Ziegenkäse | Ziegenkäse ohne Kuhmilch | fromage de chèvre sans lait de vache",
      'Nuts: walnut-free almonds | haselnussfreie Mandeln | walnut free nut mix | peanut-free walnuts',
    ]),
    ...wrongRows('none', [
      'Wheat: wheat-free spelt flour | weizenfreies Dinkelmehl | Dinkelbrot ohne Weizen | wheat-free bread | wheat-free pasta',
    ]),
    ...wrongRows('unsure', ['Gluten: wheat-free bread | weizenfreies Brot | wheat-free pasta']),
  ]).toEqual([])
})

it('a food that both the claim and the name of the product name is possible', () => {
  expect(
    wrongRows('unsure', [
      'Almond: nut free almond paste | nussfreie Mandelcreme | nut-free marzipan | nut free almonds',
      'Soybean: soy free soy sauce | soy-free tofu',
      'Egg: egg free egg noodles',
      'Milk: milk free milk chocolate',
    ]),
  ).toEqual([])
})

it('a claim takes the food that a product usually has', () => {
  expect(
    wrongRows('none', [
      'Egg: egg-free mayonnaise | eifreie Mayonnaise | eivrije mayonaise | bezjajeczny majonez | äggfri majonnäs | ægfri mayonnaise',
      'Nuts: nut-free muesli | nut free pesto | nussfreies Müsli',
      'Milk: dairy-free cheese | milchfreier Käse | dairy free milk chocolate | milchfreie Butter | milk-free margarine',
      'Milk: milk- and egg-free cookies | milch- und eifreie Kekse | melk- en eivrije koekjes | mælke- og æggefri kage | mjölk- och äggfri kaka',
      'Egg: milk- and egg-free cookies | gluten-, milch- und eifreie Kekse | ei- en melkvrije koekjes | æg- og mælkefri kage',
    ]),
  ).toEqual([])
})

/** By language: products that usually have egg, and claims of none after and before them. */
const claims: readonly Record<'products' | 'claims', string>[] = [
  {
    products: 'Vegetarian burger|Ice cream|Mayonnaise',
    claims:
      '# without egg.|#. Free from egg.|#. Contains no egg.|Without egg: # with herbs.|#\nNo eggs!|#: zero egg.|#, made without egg.|#. Contains neither milk nor egg.|#. Contains none of the following: milk, egg, soya.|#. Even if you are allergic to eggs you can eat it.|#. Egg-intolerant? This is for you.',
  },
  {
    products: 'Vegetarischer Burger|Mayonnaise|Kuchen',
    claims:
      '# ohne Ei.|#. Frei von Ei und deren Erzeugnissen.|#. Enthält kein Ei.|#\nOhne Ei!|#, eifrei.|#: null Ei.|#. Enthält weder Milch noch Eier.|#. Geeignet für Menschen, die kein Ei vertragen.|#. Ei-Unverträglichkeit? Das ist für dich.',
  },
  {
    products: 'Burger végétarien|Crème glacée|Mayonnaise|Gâteau',
    claims:
      "# sans œuf.|#. Exempt d'œuf.|#. Ne contient pas d'œuf.|# garanti sans œufs.|#. Sans ajout d'œuf.|#. Élaboré sans lait ni œufs.|#. Convient aux personnes qui ne tolèrent pas les œufs.|#. Intolérant aux œufs ? C'est pour vous.",
  },
  {
    products: 'Hamburguesa vegetal|Helado|Mayonesa',
    claims:
      '# sin huevo.|#. Libre de huevo.|# – cero huevo, cero trigo.|#. Este producto no contiene huevo.|#. Sin leche y derivados, sin huevo.|#. Apto para personas que no toleran el huevo.|#. Aunque seas alérgico al huevo, puedes comerlo.',
  },
  {
    products: 'Burger vegetale|Gelato|Maionese|Torta',
    claims:
      '# senza uova.|#. Privo di uova.|#. Senza latte e derivati, senza uova.|#. Adatto a chi non tollera le uova.|#. Anche se sei allergico alle uova puoi mangiarlo.|#. Intollerante alle uova? Fa per te.',
  },
  {
    products: 'Vegetarische burger|Mayonaise',
    claims:
      '# zonder ei.|#. Vrij van ei.|#. Bevat noch melk noch ei.|#. Geschikt voor mensen die geen ei verdragen.|#. Ook als je allergisch bent voor ei kun je dit eten.',
  },
  {
    products: 'Burger wegetariański|Majonez',
    claims:
      '# bez jaj.|#. Wolny od jaj.|#. Nie ma w nim jaj.|#. Odpowiedni dla osób nietolerujących jaj.|#. Nie tolerujesz jaj? To jest dla ciebie.',
  },
  {
    products: 'Hambúrguer vegetal|Maionese|Bolo',
    claims:
      '# sem ovo.|#. Isento de ovo.|#. Não contém leite nem ovo.|#. Adequado para pessoas que não toleram ovo.|#. Mesmo que seja alérgico ao ovo, pode comê-lo.',
  },
  {
    products: 'Vegetarisk burgare|Glass|Majonnäs',
    claims:
      '# utan ägg.|#. Fri från ägg.|#. Innehåller varken mjölk eller ägg.|#; tål du inte ägg kan du äta det ändå.|#. Lämplig för dig som inte tål ägg.',
  },
]

it('a claim anywhere beside a product takes the food that it usually has', () => {
  const texts = claims.flatMap((language) =>
    language.claims
      .split('|')
      .flatMap((claim) => language.products.split('|').map((product) => claim.replace('#', product))),
  )
  expect(wrongOf(texts, 'Egg', 'none')).toEqual([])
})

it('a food of a list, of another dish or left out only on request stays', () => {
  expect(
    wrongOf(
      [
        'Zutaten: Kartoffeln, Mayonnaise, Salz. Ohne Ei.',
        'Mayonnaise. Ohne Ei. Enthält: Ei.',
        'Pizza Margherita. Tiramisu. Ohne Eier.',
        'Carbonara. Auf Wunsch ohne Ei.',
        'Mayonnaise. Available without egg.',
        'Mayonnaise. Our ketchup contains no egg.',
        'Quiche, mayonnaise, cake. Our bread: no egg.',
      ],
      'Egg',
      'match',
    ),
  ).toEqual([])
})

it('the meat that a product of plants resembles is absent', () => {
  const beef = matcher.resolve([{ name: 'Beef' }, { name: 'Chicken' }])
  const texts = [
    'Steaks végétaux façon bœuf',
    'Vegetarische Stücke nach Art von Hähnchen',
    'Hamburguesa vegetal estilo pollo',
    'Straccetti vegetali tipo pollo',
    'Roślinne kawałki w stylu kurczaka',
  ]
  const said = texts.flatMap((text) =>
    matcher.verdicts(matcher.read(text), beef).map(({ verdict }) => verdict),
  )
  expect(new Set(said)).toEqual(new Set(['none']))
  expect(matcher.verdicts(matcher.read('Vegetable soup with chicken, Thai style'), beef)[1]?.verdict).toBe(
    'match',
  )
})

it('a part that is denied is denied with the food that it is of', () => {
  const texts = [
    'sin lecitina de soja',
    'sans lécithine de soja',
    'senza lecitina di soia',
    'sem lecitina de soja',
  ]
  expect(wrongOf(texts, 'Soybean', 'none')).toEqual([])
  expect(wrongOf(['sin lecitina, de soja', 'pan sin gluten de soja'], 'Soybean', 'match')).toEqual([])
})

it('buckwheat and a German participle name no wheat', () => {
  const texts = [
    'pan de trigo sarraceno',
    'gallette di grano saraceno',
    'mit Reismehl gebacken',
    'Conviennent aux intolérants au blé.',
  ]
  expect(wrongOf(texts, 'Wheat', 'none')).toEqual([])
})

it.each([
  'Pancakes. 100% vegan.',
  'Pancakes. This recipe is vegan.',
  'Bananenkuchen. Vegan.',
  'Crêpes. Recette vegan.',
  'Bizcocho de plátano. Receta vegana: sin azúcar.',
  'Torta di banane. Ricetta vegana.',
  'Pannenkoeken. 100% plantaardig.',
  'Naleśniki. Przepis wegański.',
  'Panquecas. Receita vegana.',
  'Pannkakor. Veganskt recept.',
  'Pandekager. Vegansk opskrift.',
])('takes a vegan recipe to be without the usual milk and egg of its dish: %s', (text) => {
  const { contains, possible } = matcher.groups(matcher.read(text))
  expect([...contains, ...possible].filter((group) => group === 'milk' || group === 'eggs')).toEqual([])
})

it.each([
  'Pancakes. Not vegan.',
  'Pancakes. Vegan option available.',
  'Pancakes\nVegan\nFalafel bowl',
  'Pancakes. Vegan: falafel bowl.',
  'Pancakes: milk, eggs, flour. Vegan.',
])('keeps the milk and egg of a dish that is not called vegan: %s', (text) => {
  expect(matcher.groups(matcher.read(text)).contains).toEqual(expect.arrayContaining(['milk', 'eggs']))
})
