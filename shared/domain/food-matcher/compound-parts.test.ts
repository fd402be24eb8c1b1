import { describe, expect, it } from 'vitest'
import { table } from '../../testing/verdict-table'
import { matcher } from '../../testing/seeded-knowledge'

describe('compounds of German, Dutch, Swedish and Danish', () => {
  table({
    match: [
      'Milk: Zutaten: Bergbauernkäse | Kellerkäse | Quarkknödel | Joghurtglasur | Kräuterbutter | Käsestangen | boerenkaas | gårdsost',
      `Cow's milk: Topfenknödel | Pilzrahmpfanne | Vanillequark`,
      `Sheep's milk: Schafsquark | schapenyoghurt | fårost | Schafpecorino`,
      `Goat's milk: Ziegenmozzarella | geitenboter | gedeyoghurt`,
      'Sheep Cheese: Schafsgouda',
      'Egg: Eifüllung | Solei | Bauerneier',
      'Almond: Röstmandeln | Mandelglasur | Mandelbrei',
      'Hazelnut: Haselnussriegel',
      'Peanut: Erdnussriegel',
      'Tuna: Räucherthunfisch | Thunfischfrikadelle',
      'Salmon: Lachsragout',
      'Shrimp: Garnelenspieß',
      'Wheat: Weizenkruste | Haselnusskekse | Dinkelkekse',
      'Soya Bean: Sojaglasur | Tofubratling',
      'Sesame: Sesamkruste',
      'Mushroom: Pilzragout',
      'Mustard: Senfkruste',
    ],
    unsure: [
      'Milk: Milchwuppe | Käsezinken',
      'Fish: Fischkrause',
      'Wheat: Weizenwolke',
      'Onion: Etagenzwiebel',
    ],
    none: [
      'Milk: Mandelkäse | Haferjoghurt | sojaost | cashewkaas | Leberkäsesemmel | Scheuermilch | Pflanzenmilch | Kakaobutterglasur | Butternutwürfel',
      'Fish: Fischerei | fotografisch | unspezifisch | coloring',
      'Hazelnut: Hochgenuss',
      'Egg: Niedermeier | Osterfeier | Reiseis | Fischerei',
      'Wheat: Buchweizenteig | Tarakernmehl | Verdickungsmittel: Guarkernmehl | Johannisbrotkernmehl',
      'Mollusc: polyesters | monoester',
    ],
  })

  it('give every part the span of the whole word', () => {
    const { tokens } = matcher.read('Zutaten: Salz, Pilzrahmpfanne')
    expect(new Set(tokens.slice(2).map(({ start, end }) => `${start}-${end}`))).toEqual(new Set(['15-29']))
  })
})
