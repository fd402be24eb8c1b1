import { describe, expect, it } from 'vitest'
import { table } from '../../testing/verdict-table'
import { matcher } from '../../testing/seeded-knowledge'

/** Two names of the same two foods in each language, and sentences on the foods of a place. */
const languages = [
  {
    names: 'Milk|eggs',
    sentences: `_ are handled on this site|_ are present in our kitchen|_ are also used in our bakery|We handle _
We use _ in our kitchen|This bakery uses _|Our kitchen is not free of _|Possibly contains _
Our mussels may harbour _|Residues of _ may remain`,
  },
  {
    names: 'Milch|Eier',
    sentences: `_ werden in unserem Betrieb verarbeitet|_ werden auch in unserer Küche verwendet|Wir verarbeiten _
In unserer Küche werden _ verwendet|Unsere Küche ist nicht frei von _|Enthält möglicherweise _
_ können nicht ausgeschlossen werden|Produktionsbedingte Einträge von _ sind möglich
Eine Übertragung von _ ist möglich`,
  },
  {
    names: 'lait|œufs',
    sentences: `_ sont utilisés dans notre atelier|_ sont présents dans notre cuisine|Nous manipulons _
Nous utilisons _ dans notre cuisine|Notre cuisine n’est pas exempte de _|Contient éventuellement _
Présence possible de _|Les coquillages peuvent abriter _|La friteuse est partagée avec _`,
  },
  {
    names: 'leche|huevos',
    sentences: `En nuestra fábrica se manipulan _|Se manipulan _ en este obrador|_ se utilizan en nuestra cocina
En nuestra cocina usamos _|Manipulamos _|Nuestra cocina no está libre de _|Contiene posiblemente _
Pueden quedar restos de _|La freidora se comparte con _`,
  },
  {
    names: 'latte intero|uova',
    sentences: `Nel nostro stabilimento si lavorano anche _|_ sono utilizzati nella nostra cucina
Nella nostra cucina usiamo _|La nostra cucina non è priva di _|Contiene eventualmente _
Confezionato su linee dove passano prodotti con _|Possibili residui di _`,
  },
  {
    names: 'melk|eieren',
    sentences: `In onze bakkerij worden _ verwerkt|_ worden in onze keuken gebruikt|Wij verwerken _
Onze keuken is niet vrij van _|Bevat mogelijk _|De frituur wordt gedeeld met _`,
  },
  {
    names: 'mleko|jaja',
    sentences: `W zakładzie używa się _|W naszej kuchni używamy _|_ są przetwarzane w naszym zakładzie
Przetwarzamy _|Nasza kuchnia nie jest wolna od _|Może zawierać _`,
  },
  {
    names: 'leite|ovos',
    sentences: `Na nossa cozinha usamos _|_ são utilizados na nossa cozinha|Utilizamos _ na nossa cozinha
A nossa cozinha não está livre de _|Pode eventualmente conter _|Embalado em linhas onde passam _
Podem permanecer resíduos de _`,
  },
  {
    names: 'mjölk|ägg',
    sentences: `_ används i vårt kök|_ kan förekomma|Vi hanterar _|I vårt bageri används _
Vårt kök är inte fritt från _|Bageriet använder _|Fritösen delas med _`,
  },
  {
    names: 'mælk|æg',
    sentences: `_ håndteres i vores køkken|_ anvendes i vores bageri|_ kan spores|Vi håndterer _
I vores køkken bruges _|Vores køkken er ikke fri for _`,
  },
]

const and = ['and', 'und', 'et', 'y', 'e', 'en', 'i', 'e', 'och', 'og']
const foods = matcher.resolve([{ name: 'Milk' }, { name: 'Egg' }])
const verdicts = (text: string) => matcher.verdicts(matcher.read(text), foods).map(({ verdict }) => verdict)

describe('a sentence on the foods of a place', () => {
  const rows = languages.flatMap(({ names, sentences }, at) => {
    const [one = '', other = ''] = names.split('|')
    return sentences
      .split(/[|\n]/u)
      .flatMap((sentence) =>
        [`${one} ${and[at]} ${other}`, `${other} ${and[at]} ${one}`].map((list) =>
          sentence.replace('_', list),
        ),
      )
  })

  it.each(rows)('%s: both are traces', (text) => {
    expect(verdicts(text)).toEqual(['trace', 'trace'])
    expect(verdicts(`${text}.`)).toEqual(['trace', 'trace'])
  })

  table({
    match: [
      'Milk: Milk, eggs, handled with care | Milk, eggs, sugar. Handle with care | Ingredients: milk, eggs; packed in our factory',
      'Milk: We use fresh milk and eggs | Milk is used in this recipe | Made with milk from our farm | Wir verwenden nur frische Milch',
      'Milk: Ingredients: milk, sugar. Nuts are handled on this site. | Milk, sugar\nWe handle nuts',
      'Wheat: Our wheat bread is made in our bakery',
    ],
    trace: ['Nuts: Our kitchen is not nut free | Nuts are handled here'],
  })
})

describe('a sentence on what other foods left or share', () => {
  const rows = [
    'Residues of _ cannot be excluded|Our ovens also bake _|Items may carry small amounts of _|We also weigh _ on the same bench',
    'Reste von _ sind nicht auszuschließen|Produktionsbedingt gelangen _ in die Ernte|Auf demselben Blech wie _',
    'Nos fours cuisent aussi _|Dans la même poêle que _|Des résidus de _ sont possibles|Coupé dans un local, où l’on pèle _',
    'Puede presentar residuos de _|Se hornea junto a otros con _|En la misma sartén que _',
    'I nostri forni cuociono anche _|Residui di _ sono possibili|Nella stessa padella che _',
    'Gemalen in een molen die eerder _ heeft gemalen|Resten van _ kunnen meekomen|In dezelfde pan als _',
    'Kroi się w pomieszczeniu, w którym obrabia się _|Możliwe pozostałości _|Na tej samej patelni co _',
    'Pode apresentar resíduos de _|Qualquer posta poderá tocar em _|Na mesma frigideira que _',
    'Rester av _ kan följa med|Kokt i samma kastrull som _|På samma packlinje förekommer _',
    'Rester af _ kan følge med|Kogt i samme gryde som _',
  ].flatMap((sentences, at) => {
    const [one = '', other = ''] = languages[at]?.names.split('|') ?? []
    return sentences.split('|').map((sentence) => sentence.replace('_', `${one} ${and[at]} ${other}`))
  })

  it.each(rows)('%s: both are traces', (text) => {
    expect(verdicts(`${text}.`)).toEqual(['trace', 'trace'])
  })

  table({
    match: [
      'Cod: This cod is packed on the same board as crab | This cod is handled in a room in which crab is handled',
      'Forelle: Diese Forelle wird in einem Betrieb zerlegt, in dem Krebstiere gehandhabt werden',
      'Milk: Brot aus dem Ofen enthält auch Milch | Bread, baked in our stone oven, also contains milk | fried in oil, also milk',
    ],
    none: ['Milk: Enthält keine Reste von Milch | Sin restos de leche'],
  })
})
